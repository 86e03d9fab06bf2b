/** Takes pictures of pages and shows where two pictures differ. */
import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright';
import { PNG } from 'pngjs';

/** A whole page at rest in light, `width` CSS pixels wide, as PNG; undefined when there is none at `url`. */
export async function pictureOf(browser: Browser, url: string, width: number): Promise<Buffer | undefined> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    // The picture leaves out frames of other sites, such as the map, because the page would wait for one out of reach.
    await page.route(
      (address) => address.origin !== new URL(url).origin,
      (route) => route.abort(),
    );
    const response = await page.goto(url, { waitUntil: 'load' });
    if (!response?.ok()) return undefined;
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    await page.evaluate(async () => {
      // Hides a preview's bar: it would move everything below it, which would then count as changed.
      document.querySelector('body > aside[aria-label="Preview"]')?.remove();
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
      await document.fonts.ready;
    });
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

export interface Difference {
  /** The later picture as PNG, faded, with changed pixels in red. */
  marked: Buffer;
  /** How many pixels differ. */
  pixels: number;
}

/** Where two pictures of one width differ; where one is shorter, the rest counts as changed. */
export function differenceOf(before: Buffer, after: Buffer): Difference {
  const former = PNG.sync.read(before);
  const present = PNG.sync.read(after);
  const height = Math.max(former.height, present.height);
  const marked = new PNG({ width: present.width, height });
  const pixels = pixelmatch(
    heightened(former, height).data,
    heightened(present, height).data,
    marked.data,
    present.width,
    height,
  );
  return { marked: PNG.sync.write(marked), pixels };
}

/** The picture with nothing below it down to `height`. */
function heightened(picture: PNG, height: number): PNG {
  const whole = new PNG({ width: picture.width, height });
  PNG.bitblt(picture, whole, 0, 0, picture.width, picture.height, 0, 0);
  return whole;
}
