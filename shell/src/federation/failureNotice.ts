import { showToast } from '@sayapatri/design/toasts';

/** The prerendered text of the page is still there. */
const partUnavailable = 'A part of this page could not be loaded. You can read on as usual.';

const notified = new Set<string>();

/** Logs the failure and tells the visitor, once per remote, that a part of the page could not be loaded. */
export function noticeFailure(remote: string, error: unknown): void {
  console.warn(`${remote} could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
  if (notified.has(remote)) return;
  notified.add(remote);
  showToast({ kind: 'blank', text: partUnavailable });
}
