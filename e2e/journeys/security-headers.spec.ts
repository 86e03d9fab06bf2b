import { expect, test, visit } from '../test.ts';

test.use({ expectedMessages: [/Trusted|violates the following Content Security Policy/] });

test('code that does not belong to the site turns no text into HTML or script, and makes no policy of its own', async ({
  page,
}) => {
  await visit(page, '/about');
  const outcomes = await page.evaluate(() => {
    const attempt = (what: () => unknown) => {
      try {
        what();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    type Factory = { createPolicy(name: string, rules: object): unknown };
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Factory };
    return [
      attempt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      attempt(() => {
        document.createElement('script').src = '/_/evil.js';
      }),
      attempt(() => trustedTypes.createPolicy('evil', { createHTML: (html: string) => html })),
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError']);
});
