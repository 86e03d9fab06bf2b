/** Reads the rates that Nepal Rastra Bank publishes (nrb.org.np/api-docs-v1). Runs only in Node, in `pnpm rates`. */
import * as v from 'valibot';
import type { Rate } from './rate.ts';

const price = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.gtValue(0));
const day = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  rates: v.array(
    v.object({
      currency: v.object({ iso3: v.pipe(v.string(), v.length(3)), unit: v.pipe(v.number(), v.gtValue(0)) }),
      // A currency that the bank only buys has no selling rate.
      sell: v.nullable(v.union([price, v.literal('')])),
    }),
  ),
});
const answerSchema = v.object({
  status: v.object({ code: v.literal(200) }),
  data: v.object({ payload: v.pipe(v.array(day), v.minLength(1)) }),
});

/** The address for the rates of the ten days up to `today`; ten, because the bank publishes none on holidays. */
export function ratesAddress(today: Date): string {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const query = new URLSearchParams({
    page: '1',
    per_page: '10',
    from: day(today.getTime() - 9 * 86_400_000),
    to: day(today.getTime()),
  });
  return `https://www.nrb.org.np/api/forex/v1/rates?${query}`;
}

/**
 * Returns the table with the newest published selling rate of each currency. A row stays if it is newer or if the bank
 * publishes no rate for its currency. Throws an Error that names the field if the response has another format.
 */
export function refreshedRates(table: readonly Rate[], answer: unknown): Rate[] {
  const { success, output, issues } = v.safeParse(answerSchema, answer);
  if (!success) {
    const [issue] = issues;
    throw new Error(
      `The bank's answer has an unexpected format: ${v.getDotPath(issue) ?? 'the whole answer'}, ${issue.message}`,
    );
  }
  const newest = output.data.payload.reduce((latest, next) => (next.date > latest.date ? next : latest));
  return table.map((row) => {
    const found = newest.rates.find(({ currency }) => currency.iso3 === row.code);
    if (typeof found?.sell !== 'number' || newest.date < row.asOf) return row;
    // The bank publishes rates for 10 yen and 100 won, but the table has rates for one unit.
    const npr = Number((found.sell / found.currency.unit).toPrecision(6));
    return { code: row.code, npr, asOf: newest.date, origin: 'nrb' };
  });
}
