import { dismissToast, showToast } from 'shared/toasts';
import contact from '../../content/contact.ts';

/**
 * Shows a toast while an enquiry is being sent; call the returned function with the result. The form shows the same
 * text, but the toast also reaches a visitor who has navigated to another page.
 */
export function announceSending(): (result: 'success' | 'failure') => void {
  const { status } = contact.form;
  const sending = showToast({ kind: 'loading', text: status.sending });
  return (result) => {
    dismissToast(sending);
    showToast({ kind: result === 'success' ? 'success' : 'error', text: status[result] });
  };
}
