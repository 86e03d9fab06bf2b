import { routes } from '../routes.ts';
import { expect, hydrated, test } from '../test.ts';

const phone = { width: 320, height: 640 };

test('on a phone, call, chat and consultation are at the bottom of every screen', async ({ tab }) => {
  await tab.setViewportSize(phone);
  await tab.goto('/study-in-australia');
  await hydrated(tab);
  const bar = tab.getByRole('complementary', { name: 'Get in touch' });
  await expect(bar.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+977/);
  await expect(bar.getByRole('button', { name: 'Chat with us' })).toBeInViewport();
  const { height = 0, width, y = 0 } = (await bar.boundingBox()) ?? {};
  expect(width).toBe(phone.width);
  expect(height).toBeLessThanOrEqual(72);
  expect(y + height).toBeCloseTo(phone.height, 0);

  // At the end of the page it is below the last line.
  const lastLine = tab.getByText(/All rights reserved/);
  await expect
    .poll(async () => {
      // Scrolled again each time, because sections rendered on the way make the page longer.
      await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const line = await lastLine.boundingBox();
      const barBox = await bar.boundingBox();
      // Rounded to whole pixels, because the two share an edge.
      return Math.round((line?.y ?? 0) + (line?.height ?? 0)) <= Math.round(barBox?.y ?? 0);
    })
    .toBe(true);

  await bar.getByRole('link', { name: 'Free Consultation' }).click();
  await expect(tab).toHaveURL('/contact');
  const message = tab.getByRole('textbox', { name: 'Message' });
  await message.focus();
  await expect(bar).toBeHidden();
  await message.blur();
  await expect(bar).toBeVisible();

  // From the end of the contact page it leads back to the form.
  await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await bar.getByRole('link', { name: 'Free Consultation' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(tab.getByRole('heading', { level: 1 })).toBeInViewport();
});

/** Run in a page: which of its form fields are partly under the bar at any place of the page, once it has come to rest. */
async function fieldsUnderBar(): Promise<string[]> {
  const bar = document.querySelector('aside[aria-label="Get in touch"]');
  const fields = [...document.querySelectorAll('main :is(input:not([type=hidden]), select, textarea)')];
  const isCovered = (field: Element) => {
    const { top, bottom } = field.getBoundingClientRect();
    const over = bar?.getBoundingClientRect() ?? new DOMRect();
    return field.checkVisibility() && bottom > over.top && top < over.bottom && top < innerHeight;
  };
  const covered = new Set<string>();
  for (let y = 0; fields.length > 0 && y < document.body.scrollHeight; y += innerHeight / 3) {
    window.scrollTo({ top: y, behavior: 'instant' });
    // The bar leaves some frames after a jump to a field.
    for (let frame = 0; frame < 60 && (frame < 2 || fields.some(isCovered)); frame += 1)
      await new Promise(requestAnimationFrame);
    for (const field of fields) if (isCovered(field)) covered.add(`${field.outerHTML.slice(0, 120)} at ${y}`);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...covered];
}

/** Run in a page: the focused element, if anything lies over the middle of its visible part; null when nothing has the focus. */
async function coveredFocus(): Promise<string | null> {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const isCovered = () => {
    const { left, right, top, bottom } = focused.getClientRects()[0] ?? new DOMRect();
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const found = document.elementFromPoint(x, y);
    return found === null || !(focused.contains(found) || found.contains(focused));
  };
  // Where the page has fields, the bar comes and goes some frames after the page has scrolled.
  const least = document.querySelector('main :is(input, select, textarea)') ? 2 : 0;
  for (let frame = 0; frame < least || (frame < 60 && isCovered()); frame += 1)
    await new Promise(requestAnimationFrame);
  return isCovered() ? focused.outerHTML.slice(0, 120) : '';
}

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [412, 823],
  [430, 932],
] as const) {
  test(`at ${width} px neither the field in view nor what the keyboard reaches is under the bar, on any page`, async ({
    tab,
  }) => {
    await tab.setViewportSize({ width, height });
    for (const path of Object.keys(routes)) {
      await tab.goto(path);
      await hydrated(tab);
      expect(await tab.evaluate(fieldsUnderBar), path).toEqual([]);
      const covered: string[] = [];
      let focus: string | null = '';
      for (let presses = 0; presses < 300 && focus !== null; presses += 1) {
        await tab.keyboard.press('Tab');
        focus = await tab.evaluate(coveredFocus);
        if (focus) covered.push(focus);
      }
      expect(focus, `${path} has an end`).toBeNull();
      expect(covered, path).toEqual([]);
    }
  });
}

test('on a wide screen only the assistant’s button floats', async ({ tab }) => {
  await tab.setViewportSize({ width: 1280, height: 800 });
  await tab.goto('/about');
  const bar = tab.getByRole('complementary', { name: 'Get in touch' });
  await expect(bar.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  await expect(bar.getByRole('link')).toHaveCount(0);
});

test('the office’s hours are in Kathmandu’s time', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T06:15:00Z');
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Call until 6 PM' })).toBeVisible();
  await expect(page.locator('main').getByText('Open now until 6 PM')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three work as links', async ({ tab }) => {
    await tab.setViewportSize(phone);
    await tab.goto('/sat');
    const bar = tab.getByRole('complementary', { name: 'Get in touch' });
    await expect(bar.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:\+977/);
    await expect(bar.getByRole('link', { name: 'Free Consultation' })).toHaveAttribute('href', '/contact');
    await bar.getByRole('button', { name: 'Chat with us' }).click();
    await expect(tab).toHaveURL(/\/contact/);
  });

  test('the bar is at the end of a page with a form', async ({ tab }) => {
    await tab.setViewportSize({ width: 412, height: 823 });
    await tab.goto('/contact');
    const end = await tab.getByText(/All rights reserved/).boundingBox();
    const bar = await tab.getByRole('complementary', { name: 'Get in touch' }).boundingBox();
    expect(bar?.y).toBeGreaterThan(end?.y ?? Number.POSITIVE_INFINITY);
  });
});
