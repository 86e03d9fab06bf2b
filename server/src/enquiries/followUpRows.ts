/** The statements by which the office follows up enquiries. */
import type { Kysely } from './kysely.ts';
import type { EnquiryRow, Tables } from './tables.ts';

/** New enquiries, not marked as spam, that are due before a moment (ISO, UTC). */
const due = (db: Kysely<Tables>, before: string) =>
  db.selectFrom('enquiries').where('state', '=', 'new').where('due_at', '<', before).where('flagged', '=', 0);

/** At most `limit` of the due enquiries, the most urgent first. */
export const dueRows = (db: Kysely<Tables>, before: string, limit: number): Promise<EnquiryRow[]> =>
  due(db, before).selectAll().orderBy('due_at').limit(limit).execute();

export async function countDueRows(db: Kysely<Tables>, before: string): Promise<number> {
  const { count } = await due(db, before)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** True for the first caller of a day, e.g. `2026-11-23`. */
export async function claimDay(db: Kysely<Tables>, day: string): Promise<boolean> {
  const rows = await db
    .insertInto('morning_mails')
    .values({ day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .execute();
  return rows.length > 0;
}

/** Lets the day be claimed again. */
export async function releaseDay(db: Kysely<Tables>, day: string): Promise<void> {
  await db.deleteFrom('morning_mails').where('day', '=', day).execute();
}
