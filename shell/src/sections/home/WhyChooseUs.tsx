import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import type { HomeContent } from '../../schema/pages.ts';

/** Claim and points, side by side where there is room. */
const Spread = styled('div')({
  '@media (min-width: 1200px)': {
    display: 'grid',
    gridTemplateColumns: '300px 1fr',
    columnGap: 64,
    alignItems: 'center',
    '& > p': { margin: 0 },
  },
});

const BigClaim = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 20,
  margin: '0 0 clamp(20px, 3vw, 40px)',
  fontSize: 'clamp(1.0625rem, 0.9rem + 0.6vw, 1.375rem)',
  lineHeight: 1.3,
  '& small': {
    flexBasis: '100%',
    marginTop: 6,
    fontSize: '0.9375rem',
    color: 'var(--mui-palette-onDeepSoft)',
  },
  '& strong': {
    fontSize: 'clamp(4rem, 3rem + 5vw, 7rem)',
    lineHeight: 1,
    letterSpacing: '-0.04em',
    color: 'var(--mui-palette-secondary-light)',
  },
});

const Points = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
  gap: '20px clamp(20px, 3vw, 40px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingTop: 'clamp(14px, 2vw, 24px)', borderTop: '3px solid var(--mui-palette-secondary-light)' },
  '& p': { margin: '4px 0 0', color: 'var(--mui-palette-onDeepSoft)' },
});

/** One large claim and three points. */
export function WhyChooseUs({ title, intro, claim, points }: HomeContent['whyChooseUs']) {
  return (
    <Section band="deep" title={title} intro={intro}>
      <Spread>
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
      </Spread>
    </Section>
  );
}
