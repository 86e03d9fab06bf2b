import type { EnquiryStore } from './enquiryStore.ts';

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;

/** The moment `days` ago; enquiries received before it are deleted. */
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

/** Now and every hour, deletes enquiries older than `days`. Returns a function that stops this. */
export function startRetention(
  enquiries: EnquiryStore,
  days: number,
  log: { info(details: object, message: string): void; error(details: object, message: string): void },
): () => void {
  const purge = async () => {
    try {
      const deleted = await enquiries.purge(daysAgo(days));
      if (deleted === 0) return;
      log.info({ deleted }, 'enquiries deleted by age');
      await enquiries.vacuum();
    } catch (error) {
      log.error({ err: error }, 'deleted or old enquiries are still on disk');
    }
  };
  void purge();
  const timer = setInterval(purge, hourMs);
  return () => clearInterval(timer);
}
