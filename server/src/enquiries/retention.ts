import type { EnquiryStore } from './enquiryStore.ts';

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;

/** The moment `days` ago; enquiries received before it are deleted. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

/** Deletes enquiries older than `days`, now and every hour. Returns a function that stops this. */
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
