/** Playwright's test, with what every journey shares: an unexpected console message or page error of any tab fails it. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

interface Journey {
  /** Patterns of console messages that this journey provokes on purpose. */
  expectedMessages: RegExp[];
}

export const test = base.extend<Journey>({
  expectedMessages: [[], { option: true }],
  context: async ({ context, expectedMessages }, use) => {
    const complaints = collectComplaints(context);
    await use(context);
    const unexpected = complaints.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)));
    expect(unexpected, 'unexpected console output').toEqual([]);
  },
});

function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
}

/** Run in a page: whether its own code has taken over its h1, not just the shell. React marks the elements it runs. */
const isAlive = () =>
  Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'));

/** Waits until the page's own code runs its h1, not just the shell. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
}

/** How much wider than the screen the page is, in pixels. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export { expect };
