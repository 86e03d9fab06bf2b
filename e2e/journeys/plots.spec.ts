import { expect, test } from '../test.ts';

test('a plot’s table that is wider than a small phone does not push the page sideways', async ({ tab }) => {
  await tab.setViewportSize({ width: 320, height: 640 });
  await tab.goto('/study-in-europe');
  await tab.getByText('Costs', { exact: true }).last().click();
  await tab.locator('#costs').getByText('Show the figures').click();
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

/** Run in a page: the words of plots that are cut off at the plot's edge, or lie on other words of the plot. */
function faultyWords(drawings: Element[]): string[] {
  return drawings.flatMap((drawing) => {
    const edge = drawing.getBoundingClientRect();
    const words = [...drawing.querySelectorAll('*')].flatMap((element) => {
      const [text] = element.childNodes;
      if (text?.nodeType !== Node.TEXT_NODE || getComputedStyle(element).visibility === 'hidden') return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      return [{ text: text.textContent, box: range.getBoundingClientRect() }];
    });
    return words.flatMap(({ text, box }, index) => {
      const isCut = box.left < edge.left - 1 || box.right > edge.right + 1;
      const covered = words.slice(index + 1).filter(({ box: other }) => {
        const beside = box.right <= other.left || other.right <= box.left;
        return !beside && box.top + 3 < other.bottom && other.top + 3 < box.bottom;
      });
      return [
        ...(isCut ? [`${text} is cut off`] : []),
        ...covered.map((other) => `${text} lies on ${other.text}`),
      ];
    });
  });
}

for (const path of ['/plan/intake', '/plan/money', '/plan/compare', '/sat'])
  test(`on ${path} no word of a plot is cut off or lies on another, from 320 px on`, async ({ tab }) => {
    await tab.goto(path);
    const drawings = tab.locator('figure:visible > [aria-hidden]');
    for (const width of [320, 360, 600, 768, 1024, 1440]) {
      await tab.setViewportSize({ width, height: 720 });
      expect(await drawings.evaluateAll(faultyWords), `${width} px`).toEqual([]);
    }
    expect(await drawings.count()).toBeGreaterThan(0);
  });
