import { expect, test } from '../test.ts';

const guides = ['australia', 'canada', 'usa', 'uk', 'new-zealand', 'europe', 'japan', 'korea'];

for (const guide of guides) {
  test(`the guide for ${guide} prints on five sheets of A4 at most`, async ({ page }) => {
    await page.goto(`/study-in-${guide}`);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.length).toBeLessThanOrEqual(5);
  });
}
