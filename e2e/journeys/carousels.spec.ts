import type { Locator } from '@playwright/test';
import { excessWidth, expect, test, visit } from '../test.ts';

test('a click as soon as the questions have hydrated is not undone', async ({ tab }) => {
  await visit(tab, '/');
  const questions = tab.getByRole('group', { name: /questions/i });
  await questions.evaluate(async (carousel) => {
    const row = carousel.querySelector<HTMLElement & { swiper?: object }>('.swiper');
    carousel.scrollIntoView();
    while (row?.swiper === undefined) await new Promise((done) => setTimeout(done));
    carousel.querySelector<HTMLElement>('[aria-label^="Previous"]')?.click();
    // Long enough for any code that might scroll the row back.
    await new Promise((done) => setTimeout(done, 500));
  });
  await expect(questions.getByRole('status')).toContainText('8 of 8');
});

test('the question stays in the middle when the window changes its width', async ({ tab }) => {
  await visit(tab, '/');
  const questions = tab.getByRole('group', { name: /questions/i });
  await questions.scrollIntoViewIfNeeded();
  await questions.getByRole('button', { name: /next/i }).click();
  await expect(questions.getByText('2 of 8')).toBeVisible();
  await tab.setViewportSize({ width: 700, height: 800 });
  const centre = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return x + width / 2;
  };
  const slide = questions.getByRole('group', { name: '2 of 8' });
  await expect
    .poll(async () => Math.abs((await centre(slide)) - (await centre(questions))))
    .toBeLessThanOrEqual(1);
});

test('the logos show 2, 3, 4 and 6 to a row as the screen widens', async ({ tab }) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.goto('/');
  const carousel = tab.getByRole('group', { name: 'Associated universities' });
  const slides = carousel.getByRole('group', { name: / of 12$/ });
  for (const [width, perView] of [
    [400, 2],
    [640, 3],
    [768, 4],
    [1024, 6],
  ] as const) {
    await tab.setViewportSize({ width, height: 800 });
    // All are measured in one call, because the row may move between two calls.
    const { step, slideWidth, visible } = await slides.evaluateAll(([first, second]) => {
      const [one, two] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
      return {
        step: (two?.x ?? 0) - (one?.x ?? 0),
        slideWidth: one?.width ?? 0,
        visible: first?.parentElement?.parentElement?.clientWidth ?? 0,
      };
    });
    expect(Math.round(step - slideWidth), `gap at ${width}`).toBe(30);
    expect(Math.abs(perView * step - 30 - visible), `slides at ${width}`).toBeLessThanOrEqual(2);
  }
});

test('no carousel makes a page wider than a phone once it has come into view', async ({ tab }) => {
  await tab.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/about', '/test-team-slider']) {
    await visit(tab, path);
    for (const carousel of await tab.locator('main .swiper').all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveClass(/swiper-initialized/);
    }
    expect(await excessWidth(tab), path).toBe(0);
  }
});
