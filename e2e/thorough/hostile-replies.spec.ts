/** The payloads of remote-chat/src/sanitise.fixture.ts in a real browser, as bot messages would bring them. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { expect, test } from '../test.ts';

type Payloads = Record<string, readonly string[]>;

declare const chat: { sanitiseReply: (html: string) => string; hostilePayloads: Payloads };

const remoteChat = path.resolve(import.meta.dirname, '../../remote-chat');
let bundle: string;
// The tests run in one worker, which builds the bundle once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  bundle = await sanitiserBundle();
});
// What a payload asks for is refused.
test.use({ expectedMessages: [/Failed to load resource/] });

/** The assistant's sanitiser and its hostile payloads as one classic script, which sets `window.chat`. Throws Vite's error. */
async function sanitiserBundle(): Promise<string> {
  const source = (file: string) => JSON.stringify(path.join(remoteChat, 'src', file));
  const entry = path.join(remoteChat, 'hostile-replies.ts');
  const text = `export { sanitiseReply } from ${source('sanitise.ts')};
    export { hostilePayloads } from ${source('sanitise.fixture.ts')};`;
  const built = await build({
    root: remoteChat,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? text : undefined),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, name: 'chat', formats: ['iife'] } },
  });
  return (built as Rolldown.RolldownOutput[])[0]?.output[0].code ?? '';
}

/** Serves a blank page of the site's origin at /blank, and records every sign that a payload ran. */
async function blankSite(page: Page) {
  const signs: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    const { origin, pathname } = new URL(url);
    if (pathname === '/blank') {
      const body = `<!doctype html><html lang="en"><head><script src="/chat.js"></script></head><body></body></html>`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    if (pathname === '/chat.js') return route.fulfill({ contentType: 'text/javascript', body: bundle });
    if (origin !== new URL(page.url()).origin) signs.push(`request to ${url}`);
    return route.abort();
  });
  await page.addInitScript(() => {
    window.alert = () => console.debug('A payload ran.');
  });
  page.on('console', (message) => {
    if (message.type() === 'debug') signs.push(message.text());
  });
  page.on('dialog', (dialog) => {
    signs.push('dialog');
    return dialog.dismiss();
  });
  page.on('popup', () => signs.push('popup'));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().endsWith('/blank')) signs.push(`went to ${frame.url()}`);
  });
  await page.goto('/blank');
  return {
    payloads: await page.evaluate(() => chat.hostilePayloads),
    /** Returns the signs recorded since the last call; opens the page again if there were any. */
    async take() {
      const taken = signs.splice(0);
      // The payload may have started a navigation, which aborts this one.
      if (taken.length > 0) await expect(() => page.goto('/blank')).toPass();
      return taken;
    },
  };
}

/**
 * Writes the payload as a whole page, which runs its scripts; shows it as the assistant does; shows once more the HTML that
 * the browser made of it; then does everything that a visitor could do.
 */
function showAndTouch({ payload, sanitised }: { payload: string; sanitised: boolean }): Promise<unknown> {
  const html = sanitised ? chat.sanitiseReply(payload) : payload;
  document.write(html);
  document.close();
  const shown = document.body.appendChild(document.createElement('div'));
  shown.innerHTML = html;
  const again = document.body.appendChild(document.createElement('div'));
  again.innerHTML = shown.innerHTML;

  // Links and forms may lead to a plain address, but here they would end the test.
  const stayHere = (event: Event) => {
    const target = (event.target as Element).closest('[*|href], form');
    if (target === null) return;
    const addresses = ['href', 'xlink:href', 'action'].map((name) => target.getAttribute(name));
    const { protocol } = new URL(addresses.find((address) => address !== null) ?? '', 'https://site.invalid');
    if (['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) event.preventDefault();
  };
  for (const type of ['click', 'submit']) addEventListener(type, stayHere, true);
  const types = ['pointerenter', 'mouseover', 'focus', 'load', 'error', 'animationstart', 'toggle', 'begin'];
  for (const element of document.querySelectorAll('body, body *')) {
    const own = element.getAttributeNames().filter((name) => name.startsWith('on'));
    for (const type of [...types, ...own.map((name) => name.slice(2))])
      element.dispatchEvent(new Event(type));
    (element as HTMLElement).focus?.();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    if (element instanceof HTMLFormElement) element.requestSubmit();
  }

  // Once a picture and a frame requested now have ended, so has all that a payload started before.
  const last = ['img', 'iframe'].map((name) => {
    const element = Object.assign(document.createElement(name), { src: '/last' });
    document.body.append(element);
    return new Promise((resolve) => {
      for (const type of ['load', 'error']) element.addEventListener(type, resolve);
    });
  });
  return Promise.all(last).then(() => new Promise(requestAnimationFrame));
}

test('sanitised hostile replies do nothing, even without the security policy', async ({ page }) => {
  const site = await blankSite(page);
  const alive: Record<string, string[]> = {};
  for (const payload of Object.values(site.payloads).flat()) {
    await page.evaluate(showAndTouch, { payload, sanitised: true });
    const signs = await site.take();
    if (signs.length > 0) alive[payload] = signs;
  }
  expect(alive).toEqual({});
});

test.describe('the test of hostile replies', () => {
  test.use({ expectedMessages: [/./] });

  test('finds payloads of every class that run when they are not sanitised', async ({ page }) => {
    const site = await blankSite(page);
    for (const [kind, payloads] of Object.entries(site.payloads)) {
      let ran = 0;
      for (const payload of payloads) {
        // A payload that runs may close the page, which rejects this call.
        await page.evaluate(showAndTouch, { payload, sanitised: false }).catch(() => {});
        if ((await site.take()).length > 0) ran++;
      }
      console.log(`${kind}: ${ran} of ${payloads.length} run unsanitised`);
      expect(ran, kind).toBeGreaterThan(0);
    }
  });
});
