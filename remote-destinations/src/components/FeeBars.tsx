import { RangeBars } from '@sayapatri/design/plots';
import type { Stated } from '../schema/guide.ts';
import { Described } from './Described.tsx';
import { StatedValue } from './StatedValue.tsx';
import { figureOf } from './statedText.ts';

interface FeeBarsProps {
  /** Says what is drawn, with its period; ` in lakh of rupees` follows. */
  caption: string;
  columns: readonly [names: string, figures: string];
  fees: readonly { label: string; description?: string | undefined; fee: Stated }[];
}

/**
 * Fees of a year as bars in lakh of rupees, each beside the country's own figure. One without an upper end, or in words,
 * stands below, and so does what applies today in place of a figure.
 */
export function FeeBars({ caption, columns, fees }: FeeBarsProps) {
  const bars = fees.flatMap(({ label, description, fee }) => {
    const { lakh, drawn = '' } = figureOf(fee);
    return lakh
      ? [
          {
            label,
            name: <Described name={label} description={description} />,
            low: lakh.low,
            high: lakh.high,
            value: drawn,
          },
        ]
      : [];
  });
  return (
    <>
      {bars.length > 0 ? (
        <RangeBars caption={`${caption}, in lakh of rupees`} unit="lakh" columns={columns} bars={bars} />
      ) : (
        <strong>{caption}</strong>
      )}
      {fees.map(({ label, description, fee }) => {
        const { lakh, newer, rupees } = figureOf(fee);
        return lakh && !newer ? null : (
          <p key={label}>
            {`${label}: `}
            <StatedValue stated={fee} />
            {/* Rupees stand on a line of their own, without a full stop. */}
            {rupees ? ' ' : '. '}
            {description}
          </p>
        );
      })}
    </>
  );
}
