/**
 * Forty questions as a family in Nepal asks them. Each answer is at most three clicks from the home page, with its date beside
 * it or among the page's “Sources and dates”; folded parts are opened. `clicks` are the names of the links that are followed,
 * `choice` that of the country that is chosen; `answer` and `dated` are regular expressions.
 */
import { expect, hydrated, test, visit } from '../test.ts';
import journeys from './familyQuestions.json' with { type: 'json' };

for (const { clicks, choice, questions } of journeys)
  test(`the answers to ${questions.length} are found by “${[...clicks, choice ?? []].flat().join('” and “')}”, with their dates`, async ({
    tab,
  }) => {
    expect(clicks.length).toBeLessThanOrEqual(3);
    await visit(tab, '/');
    for (const name of clicks) {
      const before = tab.url();
      await tab.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
      // The address changes when the next page is there.
      await tab.waitForURL((url) => url.href !== before);
      await hydrated(tab);
    }
    const main = tab.getByRole('main');
    if (choice !== undefined)
      for (const option of await main.getByRole('radio', { name: choice }).all())
        await option.check({ force: true });
    // Opened in the page's order, because a folded part may hold its folded sources.
    await main.evaluate((part) => {
      for (const details of part.querySelectorAll('details')) {
        const summary = details.querySelector('summary');
        if (!details.open && summary?.checkVisibility()) summary.click();
      }
    });
    const stated = (text: string) => main.getByText(new RegExp(text)).filter({ visible: true });
    for (const { asked, answer, dated } of questions) {
      await expect(stated(answer).first(), asked).toBeVisible();
      await expect(stated(dated).first(), `${asked} The date`).toBeVisible();
    }
  });
