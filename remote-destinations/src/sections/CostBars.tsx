import { Icon, Meter, styled } from 'shared/core';
import { statedText } from '../components/statedText.ts';
import { labels } from '../content/labels.ts';
import { costBarPercent, parseCostRange } from '../schema/costRange.ts';
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

/** A bar for each cost, filled by its upper bound, and the total beside them. */
export function CostBars({ section }: { section: SectionOf<'costs'> }) {
  const { items, total, period } = section;
  return (
    <Frame>
      <ul>
        {items.map(({ category, costRange, icon, description }) => (
          <li key={category}>
            <Icon name={icon} />
            <Meter
              label={category}
              value={statedText(costRange)}
              percent={costBarPercent(parseCostRange(costRange.value))}
            />
            {description ? <p>{description}</p> : null}
          </li>
        ))}
      </ul>
      {total ? (
        <Total>
          {`${labels.totalRange} `}
          <strong>{statedText(total)}</strong>
          {` ${period}`}
        </Total>
      ) : null}
    </Frame>
  );
}
