/** A visitor with a mid-range phone on a slow connection, and what the browser tells of the visit. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';

/** Slow 4G as Chromium's developer tools and Lighthouse have it: from request to answer, and bytes a second. */
export const slow4g = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** How many times slower than this machine's processor. */
export const slowdown = 4;

export interface Visitor {
  page: Page;
  /** Addresses of what came over the network, in the order of the requests; what the cache had is left out. */
  fetched: () => URL[];
  /** Errors and warnings on the console. */
  complaints: string[];
  leave: () => Promise<void>;
}

/** Opens a window without a cache or history. `slow` is false for what is not timed. */
export async function arrive(browser: Browser, slow = true): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !message.text().includes('blocked by Playwright')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript({ path: path.join(import.meta.dirname, 'observe.js') });
  const devTools = await context.newCDPSession(page);
  const requests = new Map<string, string>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) requests.set(requestId, request.url);
  });
  devTools.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) requests.delete(requestId);
  });
  await devTools.send('Network.enable');
  if (slow) {
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return {
    page,
    complaints,
    fetched: () => [...requests.values()].map((address) => new URL(address)),
    leave: () => context.close(),
  };
}

/** Bytes of the bodies, as they were sent from `folder`: brotli where there is a brotli variant. */
export function bytesOf(folder: string, addresses: readonly URL[]): number {
  const sizes = addresses.map(({ pathname }) => {
    const file = path.join(folder, pathname);
    const document = path.join(file, 'index.html');
    const sent = [`${file}.br`, `${document}.br`, file].find(
      (one) => existsSync(one) && statSync(one).isFile(),
    );
    return sent === undefined ? 0 : statSync(sent).size;
  });
  return sizes.reduce((total, size) => total + size, 0);
}
