/** Notes what the browser reports during a visit, for the rules to judge. */
import type { Page } from 'playwright-core';

/** What a page does that a rule forbids, each as part of a sentence. */
export interface ObservedFaults {
  /** Renders in the browser that differ from the page's HTML. */
  hydration: string[];
  /** Errors and warnings of the page's code, and files of the site that are missing. */
  errors: string[];
  /** Moves to elsewhere that no visitor asked for, and messages of the browser. */
  moves: string[];
}

/** Fills the lists as faults occur. `isUsed` says whether the visitor has begun to act: moves are no faults from then on. */
export function observe(page: Page, url: string, isUsed: () => boolean): ObservedFaults {
  const faults: ObservedFaults = { hydration: [], errors: [], moves: [] };
  observeErrors(page, faults, new URL(url).origin);
  observeMoves(page, url, (what) => {
    if (!isUsed()) faults.moves.push(what);
  });
  return faults;
}

/** React's numbers for a first render that differs from the HTML. */
const ofHydration = /Minified React error #(418|419|421|422|423|425)|^Hydration (recovered|failed)/;

function observeErrors(page: Page, { hydration, errors }: ObservedFaults, origin: string): void {
  const note = (message: string) => {
    const quoted = `“${message.split('\n')[0]?.slice(0, 200)}”`;
    if (ofHydration.test(message))
      hydration.push(
        `its first render in the browser differs from its HTML, as with Date.now() or Math.random() in a render: ${quoted}`,
      );
    else errors.push(`its code reports the error ${quoted}`);
  };
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    const text = message.text();
    // The listeners for requests note these with the file's name.
    if (text.startsWith('Failed to load resource')) return;
    // Each visit is a first one, as the trial keeps the service worker out.
    if (text === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type()) || ofHydration.test(text)) note(text);
  });
  page.on('crash', () => errors.push('it uses so much memory that the browser ends it'));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) errors.push(`${pathname} is answered with ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    // What the page itself or the trial aborts is no failure, and other sites can't be reached.
    if (!request.url().startsWith(origin) || request.failure()?.errorText === 'net::ERR_ABORTED') return;
    errors.push(`${new URL(request.url()).pathname} can't be loaded`);
  });
}

function observeMoves(page: Page, url: string, note: (what: string) => void): void {
  let isOpened = false;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    if (isOpened) note(request.url() === url ? 'it loads itself again' : `it leads away to ${request.url()}`);
    isOpened = true;
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== url)
      note(`it changes its address to ${frame.url().replace(new URL(url).origin, '')}`);
  });
  page.on('popup', (popup) => {
    note('it opens a window');
    popup.close().catch(() => {});
  });
  page.on('download', (download) => note(`it starts a download, ${download.suggestedFilename()}`));
  page.on('dialog', (dialog) => {
    note(`it shows a message of the browser, "${dialog.message()}"`);
    dialog.accept().catch(() => {});
  });
}
