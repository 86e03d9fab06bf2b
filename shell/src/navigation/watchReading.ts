/**
 * Tells the router what it does not hear of by itself, so that it keeps the reader's place there too. Call it before the
 * router is made: its listeners have to come first.
 */
export function watchReading(): void {
  watchPlace();
  watchHiddenTab();
  watchJumps();
}

/** How far the page is scrolled, in pixels. To ask the window for it during hydration makes the browser lay out the page twice. */
export const reading = { top: 0 };

function watchPlace(): void {
  const note = () => {
    reading.top = window.scrollY;
  };
  note();
  document.addEventListener('scroll', note, { passive: true });
}

/**
 * The router keeps the places, and leaves scrolling to the browser, when the document is left. A tab that the phone
 * discards is not told: being hidden is the last that it hears.
 */
function watchHiddenTab(): void {
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') window.dispatchEvent(new Event('pagehide'));
    else takeOver();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeOver();
  });
}

/**
 * A link to a part of the same page is the browser's own, because it moves the focus as well. The router hears of it when
 * the page may have scrolled already, and takes all such places for one. So the new place gets a key of its own, and the
 * page is where it was left while the router listens; the router then scrolls to the part.
 */
function watchJumps(): void {
  let left: number | undefined;
  const leave = ({ target }: MouseEvent) => {
    const isJump = target instanceof Element && target.closest('a[href^="#"]') !== null;
    left = isJump ? window.scrollY : undefined;
  };
  const arrive = () => {
    if (left === undefined || window.history.state !== null) return;
    window.history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
    window.scrollTo(0, left);
    left = undefined;
  };
  document.addEventListener('click', leave, true);
  window.addEventListener('popstate', arrive);
}
