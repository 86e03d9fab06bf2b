import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const firstPauseMs = 250;
const longestPauseMs = 5_000;

/**
 * PostgreSQL runs this text as one transaction, so a connection that is lost in the middle leaves no lock behind. CLUSTER
 * copies the rows into a new file, but also deleted rows that an open transaction can still see. It sets `relfrozenxid` to
 * the oldest of these transactions, so the deletions before it are done. A deletion whose number is still to come is from
 * another server's backup.
 */
const rewrite = `
  lock table enquiries in access exclusive mode;
  cluster enquiries using enquiries_pkey;
  delete from erasures where age(deletion::xid) not between 0 and
    (select age(relfrozenxid) from pg_class where oid = 'enquiries'::regclass);`;

/**
 * Writes the table of enquiries in PostgreSQL anew, without the deleted rows, and takes the deletions from the table
 * `erasures`. Tries for `forMs`; rejects with the reason when that is not enough, or when the connection is lost.
 */
export async function rewriteTable(url: string, forMs: number): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'enquiries erase',
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
    // Inserts queue behind a lock that is waited for, so each wait is short.
    lock_timeout: 100,
  });
  // Without a listener, a lost connection would end the process; the query that waits rejects anyway.
  client.on('error', () => {});
  try {
    await client.connect();
    const end = Date.now() + forMs;
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      const hindrance = await rewriteOnce(client);
      if (hindrance === undefined) return;
      if (Date.now() + pause > end) throw new Error(hindrance);
      await sleep(pause);
    }
  } finally {
    await client.end().catch(() => {});
  }
}

/** Resolves with the reason why deleted rows may remain; undefined when none do. */
async function rewriteOnce(client: pg.Client): Promise<string | undefined> {
  try {
    await client.query(rewrite);
  } catch (error) {
    const isLocked = error instanceof Error && 'code' in error && error.code === '55P03';
    if (!isLocked) throw error;
    return 'another program, such as a backup, is reading them';
  }
  const { rows } = await client.query('select 1 from erasures limit 1');
  return rows.length > 0 ? 'a transaction from before the deletion is still open' : undefined;
}
