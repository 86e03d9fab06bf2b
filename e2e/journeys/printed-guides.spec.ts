import { expect, test } from '../test.ts';

const guides = ['australia', 'canada', 'usa', 'uk', 'new-zealand', 'europe', 'japan', 'korea'];

for (const guide of guides) {
  test(`the guide for ${guide} prints on five sheets of A4 at most`, async ({ tab }) => {
    await tab.goto(`/study-in-${guide}`);
    const pdf = (await tab.pdf({ format: 'A4' })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.length).toBeLessThanOrEqual(5);
  });
}
