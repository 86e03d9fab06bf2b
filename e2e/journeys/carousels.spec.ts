import { expect, hydrated, test } from '../test.ts';

test('the questions wrap around in both directions, with their neighbours out of reach', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const questions = page
    .getByRole('region', { name: /questions/i })
    .or(page.getByRole('group', { name: /questions/i }))
    .first();
  await questions.scrollIntoViewIfNeeded();
  await expect(questions.getByText('1 of 8')).toBeVisible();
  await questions.getByRole('button', { name: /previous/i }).click();
  await expect(questions.getByText('8 of 8')).toBeVisible();
  await questions.getByRole('button', { name: /next/i }).click();
  await expect(questions.getByText('1 of 8')).toBeVisible();
  expect(await questions.locator('[inert]').count()).toBeGreaterThanOrEqual(7);
});

test('the logos show 2, 3, 4 and 6 to a row as the screen widens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, perView] of [
    [400, 2],
    [640, 3],
    [768, 4],
    [1024, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const carousel = page.getByRole('group', { name: 'Associated universities' });
    const slides = carousel.getByRole('group', { name: / of 12$/ });
    const [one, two] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()];
    const step = (two?.x ?? 0) - (one?.x ?? 0);
    expect(Math.round(step - (one?.width ?? 0)), `gap at ${width}`).toBe(30);
    const rowWidth = perView * step - 30;
    const visible = await slides
      .nth(0)
      .evaluate((slide) => slide.parentElement?.parentElement?.clientWidth ?? 0);
    expect(Math.abs(rowWidth - visible), `slides at ${width}`).toBeLessThanOrEqual(2);
  }
});
