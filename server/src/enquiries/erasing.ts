/** Deleting enquiries so that their bytes are gone too, also when the server is interrupted at any point. */
import { UserError } from '@sayapatri/hosting/userError';
import type { EnquiryDatabase } from './database.ts';
import { foldEmail } from './foldEmail.ts';

/** Rows that one query reads or deletes. */
const partSize = 5_000;

/** Enquiries are deleted, but their bytes are still on disk. A later deletion, or the server, overwrites them. */
export class UnfinishedErasure extends UserError {
  override name = 'UnfinishedErasure';

  constructor(deleted: number, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `Deleted: ${deleted}. But the bytes of deleted enquiries are still on disk (${reason}): run the command again later, or leave it to a running server, which tries every hour.`,
      { cause },
    );
  }
}

/** The numbers of the enquiries from an address, compared here because databases fold only ASCII, or by their locale. */
export async function idsOf({ db }: EnquiryDatabase, email: string): Promise<number[]> {
  const wanted = foldEmail(email);
  const found: number[] = [];
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('enquiries')
      .select(['id', 'email'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(partSize)
      .execute();
    for (const row of rows) if (foldEmail(row.email) === wanted) found.push(row.id);
    const last = rows.at(-1);
    if (last === undefined) return found;
    after = last.id;
  }
}

/**
 * Deletes these enquiries and overwrites their bytes; resolves with the number deleted. The transaction that deletes them
 * notes that the overwriting is owed, so that it is done later if it can't be done now: then this rejects with an
 * UnfinishedErasure.
 */
export async function eraseIds(database: EnquiryDatabase, ids: number[]): Promise<number> {
  const { db, deletion } = database;
  const deleted = await db.transaction().execute(async (transaction) => {
    let count = 0;
    for (let start = 0; start < ids.length; start += partSize) {
      const part = ids.slice(start, start + partSize);
      const rows = await transaction
        .deleteFrom('enquiries')
        .where('id', 'in', part)
        .returning('id')
        .execute();
      count += rows.length;
    }
    if (count > 0) await transaction.insertInto('erasures').values({ deletion }).execute();
    return count;
  });
  await finishErasing(database, deleted);
  return deleted;
}

/** Overwrites the bytes that deletions, `deleted` of them just now, have left. Rejects with an UnfinishedErasure. */
export async function finishErasing(database: EnquiryDatabase, deleted = 0): Promise<void> {
  try {
    const owed = await database.db.selectFrom('erasures').select('deletion').limit(1).execute();
    if (owed.length > 0) await database.overwrite();
  } catch (cause) {
    throw new UnfinishedErasure(deleted, cause);
  }
}
