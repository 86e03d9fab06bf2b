/** The statements by which servers share out what is due on a channel. Moments are ISO, UTC. */
import type { Channel } from './enquiryStore.ts';
import type { Kysely } from './kysely.ts';
import { type EnquiryRow, outboxColumns, type Tables } from './tables.ts';

interface Lease {
  now: string;
  leaseEnd: string;
  /** The largest number of rows. */
  limit: number;
  /** Whether to skip rows that another server has locked. */
  skipsLocked: boolean;
}

/** Leases rows that are due on a channel, and counts the attempt. */
export function claimRows(
  db: Kysely<Tables>,
  channel: Channel,
  { now, leaseEnd, limit, skipsLocked }: Lease,
): Promise<EnquiryRow[]> {
  const { dueAt, attempts } = outboxColumns[channel];
  return (
    db
      // Materialised, because PostgreSQL may run a plain subquery more than once, which skips what it has locked itself.
      .with(
        (cte) => cte('due').materialized(),
        (query) =>
          query
            .selectFrom('enquiries')
            .select('id')
            .where(dueAt, '<=', now)
            .orderBy(dueAt)
            .limit(limit)
            .$if(skipsLocked, (due) => due.forUpdate().skipLocked()),
      )
      .updateTable('enquiries')
      .set(({ eb }) => ({ [dueAt]: leaseEnd, [attempts]: eb(attempts, '+', 1) }))
      .where('id', 'in', (query) => query.selectFrom('due').select('id'))
      .returningAll()
      .execute()
  );
}

/** Extends the lease of the row's attempt, unless a later one has begun or it is no longer due. */
export async function renewLease(
  db: Kysely<Tables>,
  channel: Channel,
  lease: { id: number; attempts: number; leaseEnd: string },
): Promise<void> {
  const { dueAt, attempts } = outboxColumns[channel];
  await db
    .updateTable('enquiries')
    .set({ [dueAt]: lease.leaseEnd })
    .where('id', '=', lease.id)
    .where(attempts, '=', lease.attempts)
    .where(dueAt, 'is not', null)
    .execute();
}

/** Sets when the row is due again, null for never, unless it has been delivered. */
export async function postponeRow(
  db: Kysely<Tables>,
  channel: Channel,
  id: number,
  until: string | null,
): Promise<void> {
  const { dueAt, deliveredAt } = outboxColumns[channel];
  await db
    .updateTable('enquiries')
    .set({ [dueAt]: until })
    .where('id', '=', id)
    .where(deliveredAt, 'is', null)
    .execute();
}
