import { expect, test } from '../test.ts';

test('a plot’s table that is wider than a small phone does not push the page sideways', async ({ tab }) => {
  await tab.setViewportSize({ width: 320, height: 640 });
  await tab.goto('/study-in-europe');
  await tab.getByText('Costs', { exact: true }).last().click();
  await expect(tab.getByRole('table', { name: 'A bachelor’s first year, in lakh of rupees' })).toBeVisible();
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a row’s name begins at the plot’s edge, with the row’s figure on its line', async ({ tab }) => {
  for (const path of ['/plan/money', '/plan/cost'])
    for (const width of [360, 1440]) {
      await tab.setViewportSize({ width, height: 900 });
      await tab.goto(path);
      const figures = await tab
        .locator('figure:visible > [aria-hidden] > div > b + span')
        .evaluateAll((all) =>
          all.map((figure) => {
            const [own, name, plot] = [figure, figure.previousElementSibling, figure.parentElement].map(
              (part) => part?.getBoundingClientRect(),
            );
            return own && name && name.left === plot?.left && own.top < name.bottom && name.top < own.bottom
              ? 'beside'
              : figure.textContent;
          }),
        );
      expect([...new Set(figures)], `${path} at ${width} px`).toEqual(['beside']);
    }
});
