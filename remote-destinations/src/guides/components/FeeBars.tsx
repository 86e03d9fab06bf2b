import { styled } from '@mui/material/styles';
import { RangeBars } from '@sayapatri/design/plots';
import type { Stated } from '../schema/guide.ts';
import { Described } from './Described.tsx';
import { FactList } from './FactList.tsx';
import { StatedValue } from './StatedValue.tsx';
import { figureOf, statedText } from './statedText.ts';

const Words = styled('div')({
  '& dl': { rowGap: 8, marginTop: 8 },
  '& dd > small': { display: 'block', fontWeight: 400 },
  // Each fee has a column where there is room.
  '@media (min-width: 700px)': { '& dl': { grid: 'auto auto / auto-flow 1fr', gap: '0 24px' } },
});

interface FeeBarsProps {
  /** The caption with the period; `, in lakh of rupees` is added to a plot's. */
  caption: string;
  columns: readonly [names: string, figures: string];
  fees: readonly { label: string; description?: string | undefined; fee: Stated }[];
  /** Lists the fees without bars, as it happens if none of them has a figure. */
  inWords?: boolean | undefined;
}

/**
 * Fees of a year as bars in lakh of rupees, each beside the country's own figure; one in words has
 * its words in the bar's place. What applies today in place of a figure stands below.
 */
export function FeeBars({ caption, columns, fees, inWords }: FeeBarsProps) {
  if (inWords || !fees.some(({ fee }) => figureOf(fee).lakh))
    return (
      <Words>
        <strong>{caption}</strong>
        <FactList
          facts={fees.map(({ label, fee, description }) => [
            label,
            <>
              <StatedValue stated={fee} />
              {description ? <small>{description}</small> : null}
            </>,
          ])}
        />
      </Words>
    );
  const bars = fees.map(({ label, description, fee }) => {
    const { lakh, drawn = statedText(fee) } = figureOf(fee);
    return { label, name: <Described name={label} description={description} />, ...lakh, value: drawn };
  });
  return (
    <>
      <RangeBars caption={`${caption}, in lakh of rupees`} unit="lakh" columns={columns} bars={bars} />
      {fees.map(({ label, description, fee }) => {
        const { newer, rupees } = figureOf(fee);
        return newer ? (
          <p key={label}>
            {`${label}: `}
            <StatedValue stated={fee} />
            {/* Rupees stand on a line of their own, without a full stop. */}
            {rupees ? ' ' : '. '}
            {description}
          </p>
        ) : null;
      })}
    </>
  );
}
