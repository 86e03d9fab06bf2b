import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import type { ReactNode } from 'react';
import type { AboutContent } from '../../schema/pages.ts';

const List = styled('ol')({
  display: 'grid',
  columnGap: 'clamp(32px, 5vw, 64px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'reason',
  '@media (min-width: 600px)': { gridTemplateColumns: '1fr 1fr' },
  '& li': {
    display: 'grid',
    gridTemplate: 'auto 1fr / 2.5em 1fr',
    paddingBlock: 18,
    borderTop: '1px solid var(--mui-palette-divider)',
    breakInside: 'avoid',
    counterIncrement: 'reason',
    '&::before': {
      content: 'counter(reason)',
      gridRow: 'span 2',
      fontSize: '1.375rem',
      lineHeight: 1.3,
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      color: 'var(--mui-palette-accentText)',
    },
  },
  '& p': { margin: '2px 0 0', color: 'var(--mui-palette-text-secondary)', textWrap: 'balance' },
  // On a phone each reason is one paragraph that begins with its title and a full stop.
  '@media (max-width: 599px)': {
    '& li': { position: 'relative', display: 'block', padding: '10px 0 10px 2em', textWrap: 'balance' },
    '& li::before': { position: 'absolute', left: 0, fontSize: '1rem', lineHeight: 'inherit' },
    '& h3, & p': { display: 'inline', fontSize: '1rem', lineHeight: 'inherit', letterSpacing: 0 },
    '& h3::after': { content: '". "' },
  },
});

/** The ten numbered reasons, in two columns where there is room; `children` prove them. */
export function TenReasons({
  title,
  intro,
  points,
  children,
}: AboutContent['whyChooseUs'] & { children: ReactNode }) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <List>
        {points.map((point) => (
          <li key={point.title}>
            <Typography variant="h3">{point.title}</Typography>
            <p>{point.description}</p>
          </li>
        ))}
      </List>
      {children}
    </Section>
  );
}
