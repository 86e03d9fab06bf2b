import { UserError } from '@sayapatri/contract/userError';
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { EnquiryStore } from './enquiryStore.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Opens the enquiries in a PostgreSQL database (postgres://user:password@host:port/database), and makes its tables.
 * While the database can't be reached, every method rejects; they work again once it can. Throws a UserError when
 * PostgreSQL refuses this user or database.
 */
export async function openPostgres(url: string): Promise<EnquiryStore> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'enquiries',
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: 2_000,
    lock_timeout: 2_000,
    statement_timeout: 5_000,
    // The server enforces the two limits above; this one is for a server that hangs, or a network that drops every packet.
    query_timeout: 6_000,
  });
  // A lost connection makes its query fail; without these listeners it would end the process too.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  });

  let prepared: Promise<void> | undefined;
  const ready = () => {
    prepared ??= prepare(db).catch((error) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  try {
    await ready();
  } catch (error) {
    if (isRefusal(error)) {
      await db.destroy();
      throw new UserError(
        `The database in DATABASE_URL cannot hold enquiries (${messageOf(error)}): check its user, password and name, and that the user may create tables.`,
      );
    }
    console.error(
      `The database in DATABASE_URL cannot be reached (${messageOf(error)}). Enquiries are refused until it can.`,
    );
  }
  return new EnquiryStore({
    db,
    ready,
    skipsLocked: true,
    // Writes the table anew. Without FULL the bytes would stay in its pages.
    vacuum: async () => void (await sql`vacuum full enquiries`.execute(db)),
    close: () => db.destroy(),
  });
}

async function prepare(db: Kysely<Tables>): Promise<void> {
  await migrate(db, 'postgres');
  const { rows } = await sql<{ synchronousCommit: string }>`show synchronous_commit`.execute(db);
  if (rows[0]?.synchronousCommit === 'off') {
    throw new UserError(
      'PostgreSQL answers before an enquiry is on disk: set synchronous_commit to on for the database in DATABASE_URL.',
    );
  }
}

/** Whether PostgreSQL refuses this user, database or query; false if it is down, starting or has too many connections. */
function isRefusal(error: unknown): boolean {
  if (error instanceof UserError) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(28|3D|3F|42|0A)/.test(code);
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message || String('code' in error ? error.code : error.name) : String(error);
