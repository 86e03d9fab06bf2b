import { describe, expect, it } from 'vitest';
import { addressesIn, datasets, pageOf } from './replyWith.fixture.ts';

describe('an answer about money', () => {
  it.each([
    [
      'bank balance for australia',
      'For the visa of Australia you show about NPR 7 lakh for a bachelor’s degree: living costs NPR 3 lakh and the first year’s tuition NPR 4 lakh. On top comes travel (AUD 2).',
    ],
    ['show money of a masters in australia', 'about NPR 9 lakh for a master’s degree'],
    ['bank balance usa', 'the school says how much money to show (the cost printed on your I-20).'],
    [
      'funds for germany',
      'For the visa of Germany you show about NPR 7 lakh for a bachelor’s degree: AUD 3 a year.',
    ],
    [
      'what does a year in Australia cost',
      'The first year of a bachelor’s degree in Australia costs about NPR 8 lakh: living costs NPR 3 lakh, the first year’s tuition NPR 4 lakh.',
    ],
    ['visa fee australia', 'The visa fee of Australia is AUD 5 (NPR 500).'],
  ])('to “%s” names the sum in rupees and its parts', async (text, expected) => {
    const page = await pageOf(text, datasets);
    expect(page).toHaveTextContent(expected);
    expect(page.querySelectorAll('table')).toHaveLength(1);
    expect(page).toHaveTextContent('1 AUD = NPR 100, 1 May 2026');
  });

  it('has the day and official page of the sum, and leads to the page on it', async () => {
    const page = await pageOf('bank balance for australia', datasets);
    expect(page).toHaveTextContent('Living costs to showAUD 3 a yearOffice, 2025');
    expect(addressesIn(page)).toEqual(
      expect.arrayContaining(['https://office.example/figures', '/plan/money#money-to-show']),
    );
  });
});

describe('an answer with a country', () => {
  it.each([
    ['work hours in Germany', ['6 hours'], ['7 hours']],
    ['work hours in Europe', ['6 hours', '7 hours'], []],
    ['work hours in Poland', ['Our pages do not say what applies in Europe. Please ask us.'], ['6 hours']],
    ['usa visa processing time', ['No official time was found.'], []],
    ['part time work australia', ['5 hours', 'In term time', 'Office, 2025'], []],
    ['how many hours can i work', ['Name a country'], ['5 hours']],
    ['how long must money be held', ['Germany', '28 days', 'Office, 2025'], ['Name a country']],
    ['what is noc', ['A permission.', 'About the NOC', 'NPR 1'], []],
  ])('to “%s” shows what its guide states', async (text, shown, hidden) => {
    const page = await pageOf(text, datasets);
    for (const words of shown) expect(page).toHaveTextContent(words);
    for (const words of hidden) expect(page).not.toHaveTextContent(words);
  });

  it('says so where the figures can’t be loaded', async () => {
    expect(await pageOf('bank balance for australia', {})).toHaveTextContent(
      'I can’t look up the figures at the moment',
    );
  });
});
