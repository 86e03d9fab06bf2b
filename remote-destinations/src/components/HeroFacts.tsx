import { LinkButton, styled } from '@sayapatri/design';
import { labels } from '../content/labels.ts';
import type { Guide } from '../schema/guide.ts';
import { statedText } from './statedText.ts';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gap: '12px 24px',
  margin: '28px 0',
  '@media (max-width: 599px)': { gridTemplateColumns: '1fr' },
  '& div': { paddingLeft: 14, borderLeft: '3px solid var(--mui-palette-secondary-main)' },
  '& dt': { fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: 700, lineHeight: 1.35 },
  '& dd::first-letter': { textTransform: 'uppercase' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Three facts about the country, and the next steps. */
export function HeroFacts({ facts, slug }: { facts: Guide['heroFacts']; slug: string }) {
  const { label, to } = labels.consultation;
  return (
    <>
      <Facts>
        {facts.map(({ label: name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{statedText(value)}</dd>
          </div>
        ))}
      </Facts>
      <Actions data-no-print>
        <LinkButton href={to} variant="contained" color="secondary" size="large">
          {label}
        </LinkButton>
        <LinkButton href={`/plan/cost?country=${slug.slice(9)}`} variant="outlined" size="large">
          {labels.costs}
        </LinkButton>
      </Actions>
    </>
  );
}
