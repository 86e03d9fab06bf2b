import type { EnquiryStore } from './enquiryStore.ts';

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;

/** The moment `days` ago, as enquiries are purged before it. */
export const daysAgo = (days: number, now = new Date()): string =>
  new Date(now.getTime() - days * dayMs).toISOString();

/** Deletes enquiries that are older than `days`, now and every hour. Call what it returns to end that. */
export function startRetention(
  enquiries: EnquiryStore,
  days: number,
  log: { info(details: object, message: string): void; error(details: object, message: string): void },
): () => void {
  const purge = () =>
    enquiries.purge(daysAgo(days)).then(
      (deleted) => {
        if (deleted > 0) log.info({ deleted }, 'enquiries deleted by age');
      },
      (error) => log.error({ err: error }, 'old enquiries not deleted'),
    );
  void purge();
  const timer = setInterval(purge, hourMs);
  return () => clearInterval(timer);
}
