import { dismissToast, showToast } from '@sayapatri/design/toasts';
import contact from '../../content/contact.ts';

/** The toast of an earlier attempt that failed. */
let failed: string | undefined;

/**
 * Shows a toast while an enquiry is being sent; call the returned function with the result. The form shows the same
 * text, but the toast also reaches a visitor who has navigated to another page. The toast of an earlier failure goes away.
 */
export function announceSending(): (result: 'success' | 'failure') => void {
  const { status } = contact.form;
  if (failed !== undefined) dismissToast(failed);
  failed = undefined;
  const sending = showToast({ kind: 'loading', text: status.sending });
  return (result) => {
    dismissToast(sending);
    if (result === 'success') showToast({ kind: 'success', text: status.success });
    else failed = showToast({ kind: 'error', text: status.failure });
  };
}
