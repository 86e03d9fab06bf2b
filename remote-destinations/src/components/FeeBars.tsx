import { RangeBars } from '@sayapatri/design/plots';
import type { Stated } from '../schema/guide.ts';
import { Described } from './Described.tsx';
import { StatedValue } from './StatedValue.tsx';
import { figureOf, statedText } from './statedText.ts';

interface FeeBarsProps {
  /** The caption with the period; `, in lakh of rupees` is added. */
  caption: string;
  columns: readonly [names: string, figures: string];
  fees: readonly { label: string; description?: string | undefined; fee: Stated }[];
}

/**
 * Fees of a year as bars in lakh of rupees, each beside the country's own figure; one in words has
 * its words in the bar's place. What applies today in place of a figure stands below.
 */
export function FeeBars({ caption, columns, fees }: FeeBarsProps) {
  const drawable = fees.some(({ fee }) => figureOf(fee).lakh);
  const bars = fees.map(({ label, description, fee }) => {
    const { lakh, drawn = statedText(fee) } = figureOf(fee);
    return { label, name: <Described name={label} description={description} />, ...lakh, value: drawn };
  });
  return (
    <>
      {drawable ? (
        <RangeBars caption={`${caption}, in lakh of rupees`} unit="lakh" columns={columns} bars={bars} />
      ) : (
        <strong>{caption}</strong>
      )}
      {fees.map(({ label, description, fee }) => {
        const { newer, rupees } = figureOf(fee);
        return drawable && !newer ? null : (
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
