import { Icon, Meter, styled } from '@sayapatri/design';
import type { Fact } from '@sayapatri/facts';
import { statedText } from '../components/statedText.ts';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

const Frame = styled('div')({
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    gap: '16px 40px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > ul > li': { display: 'grid', gridTemplateColumns: '28px 1fr', gap: '0 12px', breakInside: 'avoid' },
  '& > ul > li > svg': { fontSize: '1.75rem', color: 'var(--accent-text)' },
  '& > ul > li > p': { gridColumn: 2, fontSize: '0.9375rem' },
  '@media screen and (max-width: 599px)': {
    '& > ul': { gap: 2 },
    '&& > ul > li': { gridTemplateColumns: '1fr', paddingBlock: 3, fontSize: '0.9375rem' },
    '& > ul > li > svg': { display: 'none' },
    '& > ul > li > p': { gridColumn: 1, margin: 0, fontSize: '0.875rem', lineHeight: 1.4 },
  },
});

const Total = styled('div')({
  marginTop: 16,
  padding: 'clamp(12px, 2.4vw, 24px)',
  borderRadius: 16,
  background: 'var(--accent-soft)',
  '& > strong': {
    fontSize: '1.25rem',
    lineHeight: 1.3,
    letterSpacing: '-0.02em',
  },
});

/** The amount, in the cost's own currency, at which a bar is full. */
const fullBarAmount = 1500;

/** How much of a bar is filled, in percent. */
const filled = ({ low = 0, high = low }: Fact) => Math.min(100, (high / fullBarAmount) * 100);

/** A bar for each cost, filled by its upper bound, and the total beside them. */
export function CostBars({ section }: { section: SectionOf<'costs'> }) {
  const { items, total, period } = section;
  return (
    <Frame>
      <ul>
        {items.map(({ category, costRange, icon, description }) => (
          <li key={category}>
            <Icon name={icon} />
            <Meter label={category} value={statedText(costRange)} percent={filled(costRange)} />
            {description ? <p>{description}</p> : null}
          </li>
        ))}
      </ul>
      {total ? (
        <Total>
          {`${labels.totalRange} `}
          <strong>{statedText(total)}</strong>
          {period ? ` ${period}` : null}
        </Total>
      ) : null}
    </Frame>
  );
}
