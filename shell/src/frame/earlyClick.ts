/** Keeps a click on the assistant's button that comes before the shell's code has loaded. */

declare global {
  interface Window {
    /** The timer of a click that is waiting for the shell. */
    earlyClick?: ReturnType<typeof setTimeout> | null | undefined;
  }
}

/** Id of the form whose early submission is held back. */
export const launcherId = 'assistant';

/** How long an early click waits for the shell's code, in milliseconds. */
const timeoutMs = 10_000;

/**
 * The inline script for the head; kept short because it is in every page. It holds back the
 * form's submission until `takeEarlyClick` is called. If that takes too long, or the shell's script fails to load, it
 * submits the form and stops intercepting. A submission that React has handled is already `defaultPrevented`.
 */
export const earlyClickScript = [
  '{let b;const w=window,hold=e=>{',
  `if(e.target.id=="${launcherId}"&&!e.defaultPrevented){`,
  `e.preventDefault();b=e.submitter;b.ariaBusy=true;w.earlyClick??=setTimeout(go,${timeoutMs})}},`,
  'go=()=>{removeEventListener("submit",hold);',
  'if(w.earlyClick){w.earlyClick=b.ariaBusy=null;b.form.submit()}};',
  'addEventListener("submit",hold);',
  'addEventListener("error",e=>e.target.type=="module"&&go(),true)}',
].join('');

/** Cancels the inline script's timer. Returns true when a click was waiting. */
export function takeEarlyClick(): boolean {
  if (!window.earlyClick) return false;
  clearTimeout(window.earlyClick);
  window.earlyClick = null;
  return true;
}
