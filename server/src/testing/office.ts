/** Helpers of the tests of the office's mails and of webhooks. */
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { EnquiryStore } from '../enquiries/enquiryStore.ts';
import { openSqlite } from '../enquiries/sqliteStore.ts';
import { temporaryFolder } from './composedSite.ts';

export async function emptyStore(): Promise<EnquiryStore> {
  const enquiries = await openSqlite(temporaryFolder());
  onTestFinished(() => enquiries.close());
  return enquiries;
}

export function keptLog() {
  const logged: string[] = [];
  const log = (details: object, message: string) => void logged.push(JSON.stringify({ details, message }));
  return { logged, logger: { warn: log, error: log } };
}

export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(20);
}
