/** A visitor with a mid-range phone on a slow connection, and what the browser reports about the visit. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';

/** Connections as in Chromium's developer tools: milliseconds from request to response, and bytes per second. */
const networks = {
  slow3g: { latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  slow4g: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
};
export type Network = keyof typeof networks;

/** How many times slower the phone's processor is than this machine's. */
const slowdown = 4;

export interface Visitor {
  page: Page;
  /** Addresses loaded over the network, in order of request; cached responses are not included. */
  fetched: () => URL[];
  consoleErrors: string[];
}

/**
 * Does `work` in a window with empty cache and history, and closes the window. Without a `network`, for visits that are not
 * timed, nothing is slowed.
 */
export async function visit<T>(
  browser: Browser,
  network: Network | undefined,
  work: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const requests = new Map<string, string>();
  // A service worker's own requests are known to the context only.
  context.on('request', (request) => {
    if (request.serviceWorker()) requests.set(request.url(), request.url());
  });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    const isReported = ['error', 'warning'].includes(message.type());
    if (isReported && !message.text().includes('blocked by Playwright'))
      consoleErrors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await page.addInitScript({ path: path.join(import.meta.dirname, 'observe.js') });
  const devTools = await context.newCDPSession(page);
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) requests.set(requestId, request.url);
  });
  devTools.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) requests.delete(requestId);
  });
  await devTools.send('Network.enable');
  if (network) {
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  // The page and its service worker both report the worker's script.
  const fetched = () => [...new Set(requests.values())].map((address) => new URL(address));
  try {
    return await work({ page, consoleErrors, fetched });
  } finally {
    await context.close();
  }
}

/** Bytes of the response bodies as sent from `folder`: those of the brotli variant if there is one. */
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
