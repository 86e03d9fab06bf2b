import { allEnquiries, type EnquiryStore, type StoredEnquiry } from '../enquiries/enquiryStore.ts';
import { openPostgres } from '../enquiries/postgresStore.ts';
import { openSqlite } from '../enquiries/sqliteStore.ts';

const partSize = 500;

/** Opens the database at postgres://…, or else the SQLite file in the folder of that name. */
export const openAddress = (address: string): Promise<EnquiryStore> =>
  /^postgres(ql)?:\/\//.test(address) ? openPostgres(address) : openSqlite(address);

/**
 * Copies all enquiries of one store to another; those that are there already are left as they are, so it can be repeated.
 * Resolves with how many the source has, and how many the target had before and has now.
 */
export async function copyEnquiries(
  source: EnquiryStore,
  target: EnquiryStore,
): Promise<{ total: number; before: number; after: number }> {
  const before = await countOf(target);
  let total = 0;
  let part: StoredEnquiry[] = [];
  for await (const enquiry of allEnquiries(source)) {
    total += 1;
    part.push(enquiry);
    if (part.length < partSize) continue;
    await target.restore(part);
    part = [];
  }
  await target.restore(part);
  return { total, before, after: await countOf(target) };
}

async function countOf(store: EnquiryStore): Promise<number> {
  let count = 0;
  for await (const _ of allEnquiries(store)) count += 1;
  return count;
}
