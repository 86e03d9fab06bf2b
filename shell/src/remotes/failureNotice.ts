import { showToast } from 'shared/toasts';

const told = new Set<string>();

/** Tells the visitor, once and quietly, that a part of the page does not react; its text stays readable. */
export function noticeFailure(remote: string, error: unknown): void {
  console.warn(`${remote} could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
  if (told.has(remote)) return;
  told.add(remote);
  showToast({ kind: 'blank', text: 'A part of this page could not be loaded. You can read on as usual.' });
}
