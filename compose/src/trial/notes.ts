/** Notes what the browser reports during a visit, for the rules to judge. */
import type { Page, Request } from 'playwright';
import { errorInWords } from './inWords.ts';

/** What a page does that a rule forbids, each as part of a sentence. */
interface Deeds {
  /** Errors and warnings of the page's code. */
  errors: string[];
  /** Files of its own site that the page could not load. */
  missing: string[];
  /** Unasked moves to elsewhere, and what stood in the visitor's way. */
  moves: string[];
  /** Connections to other sites, which the security policy stops. */
  blocked: string[];
}

export interface Notes extends Deeds {
  /** True once the visitor follows links and presses buttons, as then requests and moves are no longer unasked. */
  isUsed: boolean;
  /** Requests of the page, until it is used. */
  requests: Request[];
  /** How many requests are unanswered. */
  open: number;
  /** `performance.now()` when a request last began or ended. */
  lastRequest: number;
}

/** Takes notes of all that happens in the page, and calls `onNote` after each that a rule may judge. */
export function takeNotes(page: Page, url: string, onNote: () => void): Notes {
  const lastRequest = performance.now();
  const deeds: Deeds = { errors: [], missing: [], moves: [], blocked: [] };
  const notes: Notes = { ...deeds, isUsed: false, requests: [], open: 0, lastRequest };
  const note = (kind: keyof Deeds, what: string) => {
    notes[kind].push(what);
    onNote();
  };
  noteErrors(page, note);
  noteRequests(page, notes, { note, onNote, url });
  noteMoves(page, notes, { note, url });
  return notes;
}

type Note = (kind: keyof Deeds, what: string) => void;

function noteErrors(page: Page, note: Note): void {
  page.on('pageerror', (error) => note('errors', errorInWords(error.message)));
  page.on('console', (message) => {
    const text = message.text();
    // The listeners for requests note these with the file's name.
    const isResponse = text.startsWith('Failed to load resource');
    // The trial keeps the service worker out, so that each visit is a first one; Playwright warns of that.
    const isBlockedWorker = text === 'Service Worker registration blocked by Playwright';
    const isReported =
      ['error', 'warning'].includes(message.type()) || text.startsWith('Hydration recovered');
    if (!isReported || isResponse || isBlockedWorker) return;
    const [stopped, directive] =
      /violates the following Content Security Policy directive:? ["']?([\w-]+)/.exec(text) ?? [];
    const [, address] = /'((?:http|ws)s?:[^']+)'/.exec(text) ?? [];
    if (stopped === undefined) note('errors', errorInWords(text));
    else if (address === undefined)
      note('errors', `the site's security policy stops what it does (${directive})`);
    else note('blocked', `it asks another site for ${address}`);
  });
  page.on('crash', () => note('errors', 'it uses so much memory that the browser ends it'));
}

function noteRequests(
  page: Page,
  notes: Notes,
  { note, onNote, url }: { note: Note; onNote: () => void; url: string },
): void {
  const { origin } = new URL(url);
  const count = (change: number) => () => {
    notes.open += change;
    notes.lastRequest = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  page.on('request', (request) => {
    if (notes.isUsed) return;
    const isOpening = notes.requests.length === 0;
    notes.requests.push(request);
    const isMove = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isMove && !isOpening)
      note('moves', request.url() === url ? 'it loads itself again' : `it leads away to ${request.url()}`);
    onNote();
  });
  page.on('websocket', (socket) => note('blocked', `it opens a connection to ${socket.url()}`));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) note('missing', `${pathname} is answered with ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    // Requests that the page itself aborts, or that the trial's lost connection ends, are no failures.
    const harmless = ['net::ERR_ABORTED', 'net::ERR_INTERNET_DISCONNECTED'];
    if (request.url().startsWith(origin) && !harmless.includes(request.failure()?.errorText ?? ''))
      note('missing', `${new URL(request.url()).pathname} can't be loaded`);
  });
}

function noteMoves(page: Page, notes: Notes, { note, url }: { note: Note; url: string }): void {
  const noteUnasked = (what: string) => {
    if (!notes.isUsed) note('moves', what);
  };
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== url)
      noteUnasked(`it changes its address to ${frame.url().replace(new URL(url).origin, '')}`);
  });
  page.on('popup', (popup) => {
    // A window of another site never loads, so its address is the browser's own.
    noteUnasked(`it opens a window${/^http/.test(popup.url()) ? `, ${popup.url()}` : ''}`);
    popup.close().catch(() => {});
  });
  page.on('download', (download) => noteUnasked(`it starts a download, ${download.suggestedFilename()}`));
  page.on('dialog', (dialog) => {
    // A page may ask before what was typed is lost.
    if (dialog.type() === 'beforeunload') return void dialog.accept().catch(() => {});
    // These messages stop the whole page, even where a visitor has pressed a button for them.
    note('moves', `it shows a message of the browser, "${dialog.message()}"`);
    dialog.dismiss().catch(() => {});
  });
}
