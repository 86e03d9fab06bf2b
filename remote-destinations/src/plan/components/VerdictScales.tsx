import type { CheckContent } from '../content/check.ts';
import { ielts } from './CountryVerdict.tsx';
import { Measure, Strip } from './VerdictStrip.ts';

const lakh = 100_000;

/** The scale of money from 0 to a round number at or above the highest sum, in lakh. */
export function scaleOf(sums: readonly number[]) {
  const highest = Math.max(1, ...sums) / lakh;
  const step = highest > 150 ? 50 : 25;
  return { step, to: Math.ceil(highest / step) * step };
}

/** The numbers of a scale, each below its place on the bars. */
const Ticks = ({ from, to, step }: Record<'from' | 'to' | 'step', number>) => (
  <div>
    {Array.from({ length: (to - from) / step + 1 }, (_, index) => (
      <span key={index}>{from + index * step}</span>
    ))}
  </div>
);

interface VerdictScalesProps {
  heads: CheckContent['result']['heads'];
  money: ReturnType<typeof scaleOf>;
}

/** The heads of the columns, with the scales of the bars below; a phone shows the two scales only. */
export function VerdictScales({ heads, money }: VerdictScalesProps) {
  const { country, english, year, funds, ieltsUnit, moneyUnit } = heads;
  return (
    <Strip as="div" data-scales aria-hidden>
      <b data-wide>{country}</b>
      <Measure>
        <b>
          <i data-wide>{english},</i> {ieltsUnit}
        </b>
        <Ticks from={ielts.least} to={ielts.most} step={1} />
      </Measure>
      <Measure>
        <b>
          <i data-wide>{year},</i> {moneyUnit}
        </b>
        <Ticks from={0} {...money} />
      </Measure>
      <Measure data-wide>
        <b>
          {funds}, {moneyUnit}
        </b>
        <Ticks from={0} {...money} />
      </Measure>
    </Strip>
  );
}
