/** Playwright's test, with what every journey shares: an unexpected console message or page error of any tab fails it. */
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';

interface Journey {
  /** Patterns of console messages that this journey provokes on purpose. */
  expectedMessages: RegExp[];
  /** Whether the visitor saves data, as in most journeys: a page then fetches nothing ahead for other pages. */
  savesData: boolean;
  /**
   * A tab that one worker's tests use one after the other, with one cache; each finds its storage empty, its window of the
   * size that the test asks for, and the mouse in the corner. For tests that hold at any time of day, as others may have
   * fixed the clock, and without touch, routes of their own or a first visit. Opening a tab of their own (`page`) would
   * take them longer than the visit.
   */
  tab: Page;
}

interface Worker {
  /** The worker's open tabs: with scripts, and without. */
  openTabs: Map<boolean, Page>;
}

export const test = base.extend<Journey, Worker>({
  expectedMessages: [[], { option: true }],
  savesData: [true, { option: true }],
  context: async ({ context, expectedMessages, savesData }, use) => {
    if (savesData) await context.addInitScript(saveData);
    await expectNoOtherMessages(context, expectedMessages, () => use(context));
  },
  openTabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const tabs = new Map<boolean, Page>();
      await use(tabs);
      for (const tab of tabs.values()) await tab.context().close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ browser, baseURL, javaScriptEnabled, viewport, openTabs, expectedMessages }, use) => {
    let tab = openTabs.get(javaScriptEnabled);
    if (tab === undefined) {
      tab = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled });
      await tab.addInitScript(saveData);
      openTabs.set(javaScriptEnabled, tab);
    }
    if (viewport !== null) await tab.setViewportSize(viewport);
    await expectNoOtherMessages(tab.context(), expectedMessages, async () => {
      await use(tab);
      // A small document of the site: about:blank would have a process of its own.
      await tab.goto('/robots.txt');
      await tab.mouse.move(0, 0);
      await tab.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await tab.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
    });
  },
});

/** Run in a page, before its own scripts: the visitor saves data. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** Runs `work`, then fails if a tab of the context has logged an unexpected message. */
async function expectNoOtherMessages(
  context: BrowserContext,
  expectedMessages: RegExp[],
  work: () => Promise<void>,
): Promise<void> {
  const messages: string[] = [];
  const onMessage = (message: ConsoleMessage) => {
    // Playwright's own message about `serviceWorkers: 'block'`.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    const isRecovery = message.text().startsWith('Hydration recovered');
    if (['error', 'warning'].includes(message.type()) || isRecovery) messages.push(message.text());
  };
  const onError = (error: WebError) => void messages.push(String(error.error()));
  context.on('console', onMessage);
  context.on('weberror', onError);
  await work();
  context.off('console', onMessage);
  context.off('weberror', onError);
  const unexpected = messages.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)));
  expect(unexpected, 'unexpected console output').toEqual([]);
}

/** Run in a page: whether all of it is hydrated and drawn. The shell names the page whose effects have run. */
const isHydrated = () =>
  document.documentElement.dataset.hydrated === location.pathname &&
  document.querySelector('main [aria-busy="true"]') === null;

/** Waits until the page at the tab's address is hydrated, also across documents that are opened meanwhile. */
export async function hydrated(page: Page): Promise<void> {
  // Not at each frame, as usual: a busy browser may draw none for long.
  await page.waitForFunction(isHydrated, undefined, { polling: 100 });
}

/** Opens a page as a document, and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Holds all scripts back. Resolves with a function that lets them arrive. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = deferred();
  await page.route('**/_/**/*.js', (route) => promise.then(() => route.continue()));
  return resolve;
}

/** How much wider than the screen the page is, in pixels. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Run in a page: letters and lines as far apart as a reader may ask for (WCAG 1.4.12). */
export function spaceLetters(): void {
  // The policy lets no one write a style element.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
}

export { expect };
