import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { AmountBar } from '@sayapatri/design';
import { labels } from '../content/labels.ts';
import type { Guide } from '../schema/guide.ts';
import { StatedValue } from './StatedValue.tsx';

/** The first question of most families, with a bar on the scale of all guides. */
const Answer = styled('p')({
  margin: 'clamp(16px, 2vw, 24px) 0 0',
  maxWidth: 620,
  fontSize: 'clamp(1.1875rem, 1.05rem + 0.7vw, 1.5rem)',
  lineHeight: 1.3,
  '& strong': { fontSize: '1.5em', lineHeight: 1.1, display: 'inline-block', letterSpacing: '-0.02em' },
  '& > span': { fontSize: '1rem', whiteSpace: 'nowrap', color: 'var(--mui-palette-text-secondary)' },
  '& > i': { marginTop: 10 },
});

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gap: '12px 24px',
  margin: 'clamp(12px, 2.4vw, 28px) 0 clamp(16px, 2.4vw, 28px)',
  '@media (max-width: 599px)': {
    // Aligns names and values in two columns.
    gridTemplateColumns: 'fit-content(42%) 1fr',
    alignItems: 'baseline',
    gap: '4px 12px',
    '& > div': { display: 'contents' },
  },
  '@media (min-width: 600px)': {
    // As wide as its words: a fact that nearly fills a column breaks in one font and not in the other.
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 40,
    '& div': { paddingLeft: 14, borderLeft: '3px solid var(--mui-palette-secondary-main)' },
  },
  '& :is(dt, dd)': { fontSize: '0.9375rem' },
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: 700, lineHeight: 1.35 },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400 },
  '& dd::first-letter': { textTransform: 'uppercase' },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  // The buttons are side by side on a phone, so that the skyline stays above the bar at the bottom.
  '@media (max-width: 599px)': {
    '& > a[href]': { flex: '1 1 auto', paddingInline: 10, fontSize: '0.9375rem' },
  },
});

/** The costs of a bachelor's first year, three facts about the country, and the next steps. */
export function HeroFacts({ heroFacts, slug, firstYear, across: { year, most } }: Guide) {
  const { consultation, bachelor, costs } = labels;
  const plan = `/plan/cost?country=${slug.slice(9)}`;
  return (
    <>
      {year ? (
        <Answer>
          {`${bachelor}: `}
          <strong>{year.text}</strong> <span>{firstYear?.of}</span>
          <AmountBar {...year} most={most} unit={labels.scale} />
        </Answer>
      ) : null}
      <Facts>
        {heroFacts.map(({ label: name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <StatedValue stated={value} />
            </dd>
          </div>
        ))}
      </Facts>
      <Actions data-no-print>
        <Button href={consultation.to} variant="contained" color="secondary" size="large">
          {consultation.label}
        </Button>
        <Button href={plan} variant="outlined" size="large">
          {costs}
        </Button>
      </Actions>
    </>
  );
}
