import { expect, test } from '../test.ts';

for (const [path, name] of [
  ['/study-in-australia', 'Life and work'],
  ['/blogs/securing-your-future', 'Look in five places'],
] as const)
  test(`on a phone the contents of ${path} stay in reach as a row of chips`, async ({ tab }) => {
    await tab.setViewportSize({ width: 360, height: 640 });
    await tab.goto(path);
    const contents = tab.getByRole('navigation', { name: 'On this page' });
    if (path.startsWith('/study-in')) {
      // A guide’s contents come with the first open chapter.
      await tab.getByRole('heading', { name: 'Costs', exact: true }).click();
      await tab.getByRole('heading', { name: 'Scholarships', exact: true }).scrollIntoViewIfNeeded();
    }
    await contents.getByRole('link', { name, exact: true }).click();
    const heading = tab.getByRole('heading', { name, exact: true });
    await expect(heading).toBeInViewport();
    await expect(contents).toBeInViewport();
    const row = await contents.boundingBox();
    expect(row?.height).toBeLessThan(64);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
  });
