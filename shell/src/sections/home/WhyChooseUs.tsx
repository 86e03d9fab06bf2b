import { Section, styled, Typography } from '@sayapatri/design';
import type { HomeContent } from '../../schema/pages.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  '@media (min-width: 900px)': { gridTemplateColumns: '1fr 2fr', gap: 72 },
});

const BigClaim = styled('p')({
  margin: 0,
  lineHeight: 1.3,
  '& small': {
    display: 'block',
    maxWidth: '20em',
    marginTop: 6,
    fontSize: '0.9375rem',
    color: 'var(--on-deep-soft)',
  },
  '& strong': {
    display: 'block',
    fontSize: 'clamp(4rem, 3rem + 5vw, 7rem)',
    lineHeight: 1,
    letterSpacing: '-0.04em',
    color: 'var(--mui-palette-secondary-light)',
  },
});

const Points = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingBlock: 'clamp(14px, 3vw, 24px)', borderTop: '1px solid rgb(255 255 255 / 0.18)' },
  '& p': { margin: '4px 0 0', color: 'var(--on-deep-soft)' },
});

/** One large claim and three points. */
export function WhyChooseUs({ title, intro, claim, points }: HomeContent['whyChooseUs']) {
  return (
    <Section band="deep" title={title} intro={intro}>
      <Columns>
        <BigClaim>
          <strong>{claim.value} </strong>
          {claim.after} {claim.countedHow ? <small>{claim.countedHow}</small> : null}
        </BigClaim>
        <Points>
          {points.map((point) => (
            <li key={point.title}>
              <Typography variant="h3">{point.title}</Typography>
              <p>{point.description}</p>
            </li>
          ))}
        </Points>
      </Columns>
    </Section>
  );
}
