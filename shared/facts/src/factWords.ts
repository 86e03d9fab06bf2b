/** The one formatter of figures: `AUD 20,000–45,000 a year`, `usually 1–2 years`, `NPR 43,75,000`. */
import { listText, numberText } from './english.ts';
import type { FigureRecord, Period } from './factSchema.ts';

/** Currencies with a sign that no other currency of the site has; all others are printed with their code. */
const signs: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€', NZD: 'NZ$' };
/** Tests whose scores are printed after the test's name, with the decimals of their scale. */
const testDecimals: Readonly<Record<string, number>> = { IELTS: 1, PTE: 0, TOEFL: 0 };

const range = (low: number, high: number, format: (amount: number) => string) =>
  low === high ? format(low) : `${format(low)}–${format(high)}`;

/** `AUD 20,000–45,000`, `£10,000–£38,000`, `NPR 43,75,000` or `KRW 4.2–7.5 million`. */
export function moneyText(currency: string, low: number, high = low): string {
  const inMillions = currency !== 'NPR' && low >= 1e6 && low % 1e5 === 0 && high % 1e5 === 0;
  const format = (amount: number) => {
    if (inMillions) return numberText(amount / 1e6);
    const [whole, decimals] = amount.toFixed(2).split('.');
    return `${numberText(Number(whole), currency === 'NPR')}${Number.isInteger(amount) ? '' : `.${decimals}`}`;
  };
  const sign = signs[currency];
  const text = sign
    ? range(low, high, (amount) => sign + format(amount))
    : `${currency} ${range(low, high, format)}`;
  return inMillions ? `${text} million` : text;
}

/** A test's score without the test's name: `6.0–7.0`; undefined if the unit is no test. */
export function scoreText({ low, high = low, unit = '' }: FigureRecord): string | undefined {
  const decimals = testDecimals[unit];
  return decimals === undefined ? undefined : range(low, high, (score) => score.toFixed(decimals));
}

/** The figure in words, e.g. `AUD 20,000–45,000 a year`, `48 hours per fortnight` or `3 years or more`. */
export function figureText(figure: FigureRecord): string {
  const { low, high = low, unit = '', currency, per, bound, about, note } = figure;
  const approximately = about ? 'about ' : '';
  const score = scoreText(figure);
  const words = [
    bound === 'up to' || (bound === 'from' && currency) ? bound : '',
    currency
      ? approximately + moneyText(currency, low, high)
      : score
        ? `${unit} ${approximately}${score}`
        : approximately + counted(low, high, unit),
    bound === 'from' && !currency ? 'or more' : '',
    per ? periodText(per, currency !== undefined) : '',
    note ?? '',
  ];
  return words.filter(Boolean).join(' ').replace(' ,', ',');
}

/** `8 universities`, `1 year`, `1.5–2 years`, `3%`. */
function counted(low: number, high: number, unit: string): string {
  const numbers = range(low, high, (number) => numberText(number));
  if (unit === '%') return `${numbers}%`;
  return `${numbers} ${high === 1 ? unit : unit.replace(/([^aeiou])y$/, '$1ie').concat('s')}`;
}

/** Money is paid `a year` or `for nine months`; hours are counted `per week`. */
function periodText(per: Period, isMoney: boolean): string {
  if (per === 'nine months') return 'for nine months';
  return isMoney ? `${per === 'hour' ? 'an' : 'a'} ${per}` : `per ${per}`;
}

/** `February/March and July, some in November; language courses also in January`. */
export const monthsText = (main: readonly string[], some: readonly string[], language: readonly string[]) =>
  [
    listText(main),
    some.length > 0 ? `, some in ${listText(some)}` : '',
    language.length > 0 ? `; language courses also in ${listText(language)}` : '',
  ].join('');
