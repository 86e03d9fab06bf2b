import { RangeBars } from '@sayapatri/design/plots';
import type { Stated } from '../schema/guide.ts';
import { Described } from './Described.tsx';
import { statedText, todayNote } from './statedText.ts';

interface FeeBarsProps {
  /** Says what is drawn, with its period; ` in lakh of rupees` follows. */
  caption: string;
  columns: readonly [names: string, figures: string];
  fees: readonly { label: string; description?: string | undefined; fee: Stated }[];
}

const lakhOf = (fee: Stated) => (typeof fee === 'string' ? undefined : fee.lakh);

/**
 * Fees of a year as bars in lakh of rupees, each beside the country's own figure; single figures as words alone. One
 * without an upper end, or in words, stands below, and so does what applies today in place of a figure.
 */
export function FeeBars({ caption, columns, fees }: FeeBarsProps) {
  const bars = fees.flatMap(({ label, description, fee }) => {
    const lakh = lakhOf(fee);
    return lakh
      ? [
          {
            label,
            name: <Described name={label} description={description} />,
            low: lakh.low,
            high: lakh.high,
            value: `${lakh.text}\n${statedText(fee).replace(/ (a|per) year$/, '')}`,
          },
        ]
      : [];
  });
  const drawn = bars.some(({ low, high }) => low < high) ? bars : [];
  const others = fees.filter((fee) => !drawn.some(({ label }) => label === fee.label));
  return (
    <>
      {drawn.length > 0 ? (
        <RangeBars caption={`${caption}, in lakh of rupees`} unit="lakh" columns={columns} bars={drawn} />
      ) : (
        <strong>{caption}</strong>
      )}
      {others.map(({ label, description, fee }) => (
        <p key={label}>
          {[`${label}: ${[lakhOf(fee)?.text, statedText(fee)].filter(Boolean).join(', ')}.`, description]
            .filter(Boolean)
            .join(' ')}
        </p>
      ))}
      {fees.map(({ label, fee }) => {
        const note = todayNote(fee);
        return note ? <p key={label}>{`${label}: ${note}`}</p> : null;
      })}
      <small>{fees.map(({ fee }) => lakhOf(fee)?.rate).find(Boolean)}</small>
    </>
  );
}
