import { styled } from '@mui/material/styles';
import { Icon, Meter } from '@sayapatri/design';
import type { Fact } from '@sayapatri/facts';
import { statedText } from '../components/statedText.ts';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

/** The bars stand one below the other, so that all have one scale. */
const List = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '28px 1fr', gap: '0 12px', breakInside: 'avoid' },
  '& > li > svg': { fontSize: '1.75rem', color: 'var(--mui-palette-accentText)' },
  '& > li > p': { gridColumn: 2, fontSize: '0.9375rem' },
  '@media screen and (max-width: 599px)': {
    gap: 12,
    '&& > li': { gridTemplateColumns: '1fr', paddingBlock: 0, fontSize: '0.9375rem' },
    '& > li > svg': { display: 'none' },
    '& > li > p': { gridColumn: 1, margin: '6px 0 0', fontSize: '0.875rem', lineHeight: 1.4 },
  },
});

const Total = styled('div')({
  marginTop: 16,
  padding: 'clamp(12px, 2.4vw, 24px)',
  borderRadius: 16,
  background: 'var(--mui-palette-accentSoft)',
  '& > strong': {
    fontSize: '1.25rem',
    lineHeight: 1.3,
  },
  // The total stands below the heading and beside the bars.
  '@media screen and (min-width: 1000px)': {
    '&&': { gridColumn: 1 },
    alignSelf: 'start',
    '& > strong': { display: 'block', fontSize: '1.75rem', textWrap: 'balance' },
  },
});

const upperBound = ({ low = 0, high = low }: Fact) => high;

/** A bar for each cost, filled by its upper bound, and the total beside them. The list's highest cost fills its bar. */
export function CostBars({ section }: { section: SectionOf<'costs'> }) {
  const { items, total, period } = section;
  const highest = Math.max(...items.map(({ costRange }) => upperBound(costRange)));
  const [rupees, sum] = total?.drawn?.split('\n') ?? [];
  return (
    <>
      <List data-beside>
        {items.map(({ category, costRange, icon, description }) => (
          <li key={category}>
            <Icon name={icon} />
            <Meter
              label={category}
              value={statedText(costRange)}
              percent={(100 * upperBound(costRange)) / highest}
            />
            {description ? <p>{description}</p> : null}
          </li>
        ))}
      </List>
      {total ? (
        <Total>
          {`${labels.totalRange} `}
          <strong>{sum}</strong>
          {period ? ` ${period} ` : ' '}
          <small>{rupees}</small>
        </Total>
      ) : null}
    </>
  );
}
