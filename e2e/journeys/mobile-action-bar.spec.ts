import { expect, test, visit } from '../test.ts';

const phone = { width: 320, height: 640 };

test('on a phone, call, chat and consultation are at the bottom of every screen', async ({ tab }) => {
  await tab.setViewportSize(phone);
  await visit(tab, '/study-in-australia');
  const bar = tab.getByRole('complementary', { name: 'Get in touch' });
  await expect(bar.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+977/);
  await expect(bar.getByRole('button', { name: 'Chat with us' })).toBeInViewport();
  const { height = 0, width, y = 0 } = (await bar.boundingBox()) ?? {};
  expect(width).toBe(phone.width);
  expect(height).toBeLessThanOrEqual(72);
  expect(y + height).toBeCloseTo(phone.height, 0);

  // At the end of the page the bar is below the last line.
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

  // At the end of the contact page, the link leads back to the form.
  await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await bar.getByRole('link', { name: 'Free Consultation' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(tab.getByRole('heading', { level: 1 })).toBeInViewport();

  // On a wide screen the assistant's button is alone.
  await tab.setViewportSize({ width: 1280, height: 800 });
  await expect(bar.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  await expect(bar.getByRole('link')).toHaveCount(0);
});

test('in a window that is enlarged four times, the bar leaves the page its room', async ({ tab }) => {
  await tab.setViewportSize({ width: 320, height: 235 });
  await visit(tab, '/study-in-australia');
  await expect(tab.getByRole('complementary', { name: 'Get in touch' })).not.toBeInViewport();
});

test('the bar’s words stand on one line, and on a wide screen no content lies under the assistant’s button', async ({
  tab,
}) => {
  await tab.setViewportSize({ width: 360, height: 760 });
  await visit(tab, '/about');
  const bar = tab.getByRole('complementary', { name: 'Get in touch' });
  const consultation = bar.getByRole('link', { name: 'Free Consultation' });
  expect(
    await consultation.evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    }),
  ).toBe(1);

  for (const width of [1366, 1440]) {
    await tab.setViewportSize({ width, height: 800 });
    const button = await bar.getByRole('button', { name: 'Chat with us' }).boundingBox();
    const contentEnd = await tab
      .locator('main section > div')
      .first()
      .evaluate(
        (column) =>
          column.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(column).paddingRight),
      );
    expect(contentEnd).toBeGreaterThan(1000);
    expect(contentEnd).toBeLessThanOrEqual(button?.x ?? 0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of the footer and of the bar work', async ({ tab }) => {
    await tab.setViewportSize(phone);
    await tab.goto('/');
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Korea' }).click();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/Korea/);
    const bar = tab.getByRole('complementary', { name: 'Get in touch' });
    await expect(bar.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:\+977/);
    await expect(bar.getByRole('link', { name: 'Free Consultation' })).toHaveAttribute('href', '/contact');
    await bar.getByRole('button', { name: 'Chat with us' }).click();
    await expect(tab).toHaveURL(/\/contact/);
  });

  test('the bar is at the end of a page with a message form', async ({ tab }) => {
    await tab.setViewportSize({ width: 412, height: 823 });
    await tab.goto('/contact');
    const end = await tab.getByText(/All rights reserved/).boundingBox();
    const bar = await tab.getByRole('complementary', { name: 'Get in touch' }).boundingBox();
    expect(bar?.y).toBeGreaterThan(end?.y ?? Number.POSITIVE_INFINITY);
  });
});
