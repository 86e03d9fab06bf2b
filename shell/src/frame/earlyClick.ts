/** A click on the assistant's button before the shell's code is there is kept, by a script in the page's head. */

declare global {
  interface Window {
    /** The timer of a click that waits for the shell. */
    earlyClick?: ReturnType<typeof setTimeout> | null | undefined;
  }
}

/** Id of the form whose early submission is kept. */
export const launcherId = 'assistant';

/** Milliseconds: as long as the two attempts of 5 s that a remote gets. */
const patience = 10_000;

/**
 * The inline script, short because it is in every page's first 14 kB. It holds the launcher's submission back until
 * `takeEarlyClick` is called. When that does not come in time, or the shell's script can't be had, the form leads to its
 * own address, and does so from then on. A submission that React has answered is prevented already.
 */
export const earlyClickScript = [
  '{let b;const w=window,hold=e=>{',
  `if(e.target.id=="${launcherId}"&&!e.defaultPrevented){`,
  `e.preventDefault();b=e.submitter;b.ariaBusy=true;w.earlyClick??=setTimeout(go,${patience})}},`,
  'go=()=>{removeEventListener("submit",hold);',
  'if(w.earlyClick){w.earlyClick=b.ariaBusy=null;b.form.submit()}};',
  'addEventListener("submit",hold);',
  'addEventListener("error",e=>e.target.type=="module"&&go(),true)}',
].join('');

/** Takes over from the inline script. True when a click waits to be answered. */
export function takeEarlyClick(): boolean {
  if (!window.earlyClick) return false;
  clearTimeout(window.earlyClick);
  window.earlyClick = null;
  return true;
}
