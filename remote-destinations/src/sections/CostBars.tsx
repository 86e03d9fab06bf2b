import { Icon, Meter, styled } from '@sayapatri/design';
import type { Fact } from '@sayapatri/facts';
import { statedText } from '../components/statedText.ts';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

const Frame = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 40,
  '& ul': { flex: '1 1 340px', display: 'grid', gap: 24, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', gap: '0 16px', breakInside: 'avoid' },
  '& li > svg': { fontSize: '1.75rem', color: 'var(--accent-text)' },
  '& li > p': { gridColumn: 2 },
});

const Total = styled('div')({
  flex: '0 1 16.25rem',
  alignSelf: 'start',
  padding: 24,
  borderRadius: 16,
  background: 'var(--accent-soft)',
  '& strong': { display: 'block', fontSize: '1.375rem', lineHeight: 1.3, letterSpacing: '-0.02em' },
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
