/** Planning tools on a phone, from the guides and without scripts. Their answers are tested beside their pages. */
import { expect, hydrated, test, visit } from '../test.ts';

test('the answers of “Where do I fit?” stand in the address and sort the countries', async ({ page }) => {
  await visit(page, '/plan/check');
  await page.getByRole('combobox', { name: 'English test' }).selectOption('IELTS');
  await page.getByRole('textbox', { name: 'Overall score' }).fill('6.5');
  // On a slow phone keys come faster than pages are drawn: none may be lost.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByRole('textbox', { name: 'GPA or percentage' }).focus();
  await page.keyboard.type('3.2');
  await expect(page).toHaveURL(/\?level=bachelor&marks=3\.2&test=ielts&score=6\.5$/);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByText(/countries are likely/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Overall score' })).toHaveValue('6.5');
});

test('on a small phone a third country is compared side by side, with the names below the header', async ({
  tab,
}) => {
  await tab.setViewportSize({ width: 320, height: 640 });
  await visit(tab, '/plan/compare?country=australia&country=canada');
  await tab.getByRole('combobox', { name: 'And' }).selectOption('Japan');
  await expect(tab.getByRole('columnheader', { name: 'Japan' })).toBeVisible();
  await tab.getByText('Intakes', { exact: true }).scrollIntoViewIfNeeded();
  for (const name of ['Australia', 'Canada', 'Japan'])
    await expect(tab.getByRole('columnheader', { name })).toBeInViewport({ ratio: 0.9 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all scholarships stand in the page, and sources open by a click', async ({ tab }) => {
    await tab.goto('/plan/scholarships?country=uk');
    await tab.getByText('5 more: closed to Nepal, or to check first').click();
    await expect(tab.getByRole('link', { name: /^Official page/, includeHidden: true })).toHaveCount(20);
    await expect(tab.getByRole('combobox')).toHaveCount(0);
    await tab.goto('/plan/visa#usa');
    await tab.getByText('Sources and dates').click();
    await expect(tab.getByRole('link', { name: /^US Embassy in Turkey/ })).toBeVisible();
  });

  test('costs, comparison, checklist, scores and glossary are complete in their HTML', async ({ tab }) => {
    await tab.goto('/plan/cost');
    await expect(tab.getByText(/^The first year in Australia costs NPR [\d.]+–[\d.]+ lakh\.$/)).toBeVisible();
    await tab.getByText('Show the figures').click();
    await expect(tab.getByRole('row', { name: /New Zealand/ })).toContainText(/\d–\d/);
    await expect(tab.getByRole('combobox', { name: 'Country' })).toHaveCount(0);
    await tab.goto('/plan/compare');
    await expect(
      tab.getByText(
        /^The UK’s first year starts NPR \d+ lakh below Australia’s, but can cost \d+ lakh more\.$/,
      ),
    ).toBeVisible();
    await expect(tab.getByText(/^These are the figures for Australia and the UK, bachelor\. /)).toBeVisible();
    await tab.getByRole('link', { name: 'Scholarships', exact: true }).click();
    await expect(tab).toHaveURL(/\/plan\/scholarships$/);
    await tab.goto('/plan/checklist');
    await expect(tab.getByRole('heading', { name: 'Visa papers: Korea' })).toBeVisible();
    await tab.goto('/plan/check');
    await tab.getByText('Show the figures').click();
    await expect(tab.getByRole('row', { name: /^B\+/ })).toContainText('from 70%: 3.2');
    await tab.getByText('Gap years and their papers').click();
    await expect(tab.getByText('Registration and tax clearance', { exact: false })).toBeVisible();
    await tab.goto('/plan');
    await tab.getByRole('combobox', { name: 'Country' }).selectOption('Japan');
    await tab.getByRole('button', { name: 'See the costs' }).click();
    await expect(tab).toHaveURL(/\/plan\/cost\?country=japan&/);
    await tab.goto('/plan/intake');
    await expect(tab.getByText('9 months before', { exact: true })).toBeVisible();
    await tab.getByRole('heading', { name: 'Intakes of all countries' }).click();
    await expect(
      tab.getByRole('row', { name: /^Canada September, January,? ?May \(some courses\)/ }),
    ).toBeVisible();
    await tab.goto('/ielts-pte');
    await tab.getByText('Conversion table').click();
    await expect(tab.getByRole('row', { name: /^7\.0/ })).toContainText('63–70');
    await tab.goto('/plan/words#noc');
    await expect(tab.getByText('No Objection Certificate')).toBeVisible();
  });
});

test('main pages, an article, a test’s page and the 404 page lead to the tools', async ({ request }) => {
  for (const path of ['/', '/services', '/about', '/nowhere', '/blogs/securing-your-future', '/ielts-pte']) {
    const [, main] = (await (await request.get(path)).text()).split(/<\/?main\b/);
    expect(main, path).toMatch(/ href="\/plan[/"]/);
  }
});

test('the answers given at /plan are there on every page, and on the next visit', async ({ tab }) => {
  await visit(tab, '/plan');
  await tab.getByRole('combobox', { name: 'Country' }).selectOption('Japan');
  await tab.getByRole('link', { name: /^What does it cost/ }).click();
  await expect(tab).toHaveURL(/\/plan\/cost\?country=japan&level=bachelor$/);
  await tab.getByRole('navigation', { name: 'Your plan' }).getByRole('link', { name: 'Compare' }).click();
  await expect(tab.getByText(/Japan’s/).first()).toBeVisible();
  await tab.goto('/plan/cost');
  await expect(tab.getByText(/^The first year in Japan costs /)).toBeVisible();
  await expect(tab).toHaveURL(/country=japan/);
});
