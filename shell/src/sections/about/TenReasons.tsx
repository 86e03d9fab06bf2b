import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import type { ReactNode } from 'react';
import type { AboutContent } from '../../schema/pages.ts';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  columnGap: 'clamp(32px, 5vw, 64px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'reason',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Reason = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '10px 0 10px 2.25em',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  counterIncrement: 'reason',
  '&::before': {
    content: 'counter(reason)',
    position: 'absolute',
    left: 0,
    ...theme.typography.h4,
    fontVariantNumeric: 'tabular-nums',
  },
}));

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
          <Reason key={point.title}>
            <Typography variant="h4" component="h3">
              {point.title}
            </Typography>
            <Typography sx={{ typography: { xs: 'body2', md: 'body1' }, color: 'text.secondary' }}>
              {point.description}
            </Typography>
          </Reason>
        ))}
      </List>
      {children}
    </Section>
  );
}
