import { dismissToast, showToast } from 'shared/toasts';
import contact from '../../content/contact.ts';

/**
 * Shows a toast while an enquiry is under way; call what it returns with the result. It says no more than the form
 * does, but reaches a visitor who has gone on to another page.
 */
export function announceSending(): (result: 'success' | 'failure') => void {
  const { status } = contact.form;
  const sending = showToast({ kind: 'loading', text: status.sending });
  return (result) => {
    dismissToast(sending);
    showToast({ kind: result === 'success' ? 'success' : 'error', text: status[result] });
  };
}
