/** Formats numbers and dates for all tools, in one language. */
import type { Money } from '../money/amount.ts';

const language = 'en-GB';
const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat(language, { maximumSignificantDigits: 5 });
const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

const range = ({ low, high }: Money, format: (amount: number) => string) =>
  format(low) === format(high) ? format(low) : `${format(low)} to ${format(high)}`;

/** `NPR 4,038,000 to 7,890,000` or `AUD 29,710`. */
export const moneyText = (code: string, money: Money): string =>
  `${code} ${range(money, (amount) => whole.format(amount))}`;

/** In lakh, which are hundreds of thousands: `40.4 to 78.9 lakh`. */
export const lakhText = (npr: Money): string =>
  `${range(npr, (amount) => tenth.format(amount / 100_000))} lakh`;

export const rateText = (npr: number): string => exact.format(npr);

/** `2026-09-29` as `29 September 2026`. */
export const dayText = (date: string): string => day.format(new Date(date));
