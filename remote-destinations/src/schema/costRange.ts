/** The upper bound, in the range's own currency, at which a cost bar is full. */
const fullBarAmount = 1500;

/** Amounts in one currency per one period; a single amount has `low` equal to `high`. */
interface CostRange {
  low: number;
  high: number;
}

const currency = '((?:[A-Z]{2,3} ?)?[$€£]|[A-Z]{3} ?)';
const figure = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?)`;
const rangePattern = new RegExp(`^${currency}${figure}(?: ?(?:-|–|to) ?${currency}?${figure})?$`);

/**
 * Reads `AUD $1,450-$2,800`, `$6,000 to $55,000`, `NZ$430` or `CAD 50,000`: a currency, then an amount with or without
 * commas. The second amount may omit the currency or give only its sign. Throws an Error quoting the text if it can't
 * be read, mixes currencies, or ends lower than it begins.
 */
export function parseCostRange(text: string): CostRange {
  const [, lowCurrency, lowText, highCurrency = lowCurrency, highText = lowText] =
    rangePattern.exec(text) ?? [];
  const low = toNumber(lowText);
  const high = toNumber(highText);
  // A text that did not match gives NaN, which fails this comparison too.
  if (!(low <= high) || !lowCurrency?.trim().endsWith(highCurrency?.trim() ?? '')) {
    throw new Error(`cannot read the cost range "${text}"`);
  }
  return { low, high };
}

/** How much of a cost bar is filled, in percent: upper bound / 1500, at most 100. */
export function costBarPercent({ high }: CostRange): number {
  return Math.min(100, (high / fullBarAmount) * 100);
}

function toNumber(figureText: string | undefined): number {
  return Number(figureText?.replaceAll(',', ''));
}
