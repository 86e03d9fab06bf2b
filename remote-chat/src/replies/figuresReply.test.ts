import type { Datasets } from '@sayapatri/contract';
import { describe, expect, it } from 'vitest';
import { country, fact } from './countryFacts.fixture.ts';
import { addressesIn, pageOf } from './page.fixture.ts';

const figures = [
  country('Australia', '/study-in-australia', {
    living: fact('AUD 4', { meaning: 'Housing and food' }),
    workHours: fact('5 hours', { meaning: 'In term time' }),
  }),
  country('New Zealand', '/study-in-new-zealand'),
  country('Germany', '/study-in-europe', { proofOfFunds: fact('EUR 6') }),
  country('France', '/study-in-europe', { proofOfFunds: fact('EUR 7') }),
];

const page = (text: string, data: Partial<Datasets> = { countryFacts: figures }) => pageOf(text, data);
const rows = (element: HTMLElement) =>
  [...element.querySelectorAll('tr')].map(({ cells }) => [cells[0]?.textContent, cells[1]?.textContent]);
describe('a country’s figures', () => {
  it.each([
    [
      'cost of Australia',
      [
        ['Tuition, bachelor', 'AUD 1Office, 2025'],
        ['Tuition, master', 'AUD 2Office, 2025'],
        ['Living costs', 'AUD 4Housing and foodOffice, 2025'],
      ],
    ],
    ['proof of funds for New Zealand', [['Money to show for the visa', 'AUD 3For a yearOffice, 2025']]],
    ['how many hours can I work in Australia', [['Work during studies', '5 hoursIn term timeOffice, 2025']]],
    ['intakes of Australia', [['Intakes', 'MayOffice, 2025']]],
    ['visa for Australia', [['Visa', 'Visa 500Office, 2025']]],
    ['which score for New Zealand', [['English, bachelor', 'IELTS 1.0Office, 2025']]],
  ])('%s', async (text, expected) => expect(rows(await page(text))).toEqual(expected));

  it('link to the cost planner with the country filled in', async () => {
    expect(addressesIn(await page('how expensive is New Zealand'))).toEqual([
      ...Array(2).fill('https://office.example/figures'),
      '/study-in-new-zealand',
      '/plan/cost?country=new-zealand',
      '/contact',
    ]);
  });

  it('of several countries link to their comparison', async () => {
    expect(addressesIn(await page('cost of Australia or New Zealand'))).toContain(
      '/plan/compare?c=australia,new-zealand',
    );
  });

  it('are those of the European country that is named, or all of Europe’s', async () => {
    expect(rows(await page('bank balance for Germany'))).toHaveLength(1);
    expect(rows(await page('bank balance for Europe'))).toHaveLength(2);
    expect(rows(await page('bank balance for Poland'))).toHaveLength(0);
    expect(await page('bank balance for Poland')).toHaveTextContent('Our guides give no figure for this.');
  });

  it('come before the links to the guides, without links to them', async () => {
    const element = await page('What does it cost to study in Australia or New Zealand?');
    const guides = addressesIn(element).filter((address) => address?.startsWith('/study-in-'));
    expect(guides).toEqual(['/study-in-australia', '/study-in-new-zealand']);
    expect(element.innerHTML).toContain((await page('study in Australia or New Zealand')).innerHTML);
    expect(element.innerHTML.indexOf('<table>')).toBeLessThan(element.innerHTML.indexOf('Our guide covers'));
  });

  it('carry a note if the specification’s figure is out of date', async () => {
    const noted = country('Australia', '/study-in-australia', {
      proofOfFunds: fact('AUD 3', {
        meaning: 'For a year',
        worldNote: {
          text: 'It has risen since',
          asOf: '2026-04',
          source: { body: 'Embassy', page: 'Visa', url: 'https://embassy.example' },
        },
      }),
    });
    const [row] = rows(await page('proof of funds Australia', { countryFacts: [noted] }));
    expect(row?.[1]).toBe('AUD 3For a yearOffice, 2025It has risen since (April 2026): Embassy');
  });

  it('begin with the newest value, then name the coming one and the guide’s own', async () => {
    const today = ['2025-01-01', '2027-01-01'].map((since, at) => ({
      value: `AUD ${at + 8}`,
      since,
      asOf: since,
      source: { body: 'Embassy', page: 'Visa', url: 'https://embassy.example' as const },
    }));
    const newer = country('Australia', '/study-in-australia', {
      proofOfFunds: fact('AUD 3', { today, ...(today[0] && { counted: today[0] }) }),
    });
    expect(rows(await page('proof of funds Australia', { countryFacts: [newer] }))[0]?.[1]).toBe(
      'today AUD 8, since 1 January 2025; from 1 January 2027 AUD 9 (before: AUD 3)AUD 3Embassy, January 2025',
    );
  });

  it('include all fees of the visa, and the money to show for each kind of city', async () => {
    const usa = country('USA', '/study-in-usa', {
      visaFee: fact('USD 1', { meaning: 'Interview fee' }),
      details: {
        'sevis-fee': fact('USD 2', { meaning: 'SEVIS fee' }),
        'funds-inner-london': fact('USD 4', { meaning: 'In the capital' }),
      },
    });
    expect(rows(await page('visa for the USA', { countryFacts: [usa] }))).toEqual([
      ['Visa', 'Visa 500Office, 2025'],
      ['Visa fee', 'USD 1Interview feeOffice, 2025'],
      ['SEVIS fee', 'USD 2Office, 2025'],
    ]);
    expect(
      rows(await page('proof of funds USA', { countryFacts: [usa] })).map(([, figure]) => figure),
    ).toEqual(['AUD 3For a yearOffice, 2025', 'USD 4In the capitalOffice, 2025']);
  });

  it('need a country: the reply asks for one if none is named', async () => {
    const element = await page('what is the tuition fee');
    expect(element).toHaveTextContent('Which one do you have in mind?');
    expect(addressesIn(element)).toContain('/plan/cost');
  });

  it('that can’t be loaded are reported as missing, with links', async () => {
    const element = await page('how expensive is Korea', {});
    expect(element).toHaveTextContent('I can’t look up the figures at the moment');
    expect(addressesIn(element)).toEqual(['/study-in-korea', '/plan/cost?country=korea', '/contact']);
  });
});
