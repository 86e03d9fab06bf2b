import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Ground = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background: 'linear-gradient(180deg, var(--primary-soft), var(--mui-palette-background-default))',
});

const Text = styled('div')({
  maxWidth: 760,
  paddingBlock: 'clamp(48px, 7vw, 96px) clamp(24px, 3vw, 40px)',
});

/** A drawing at the bottom of the hero; no text overlaps it. */
const Art = styled('div')({
  lineHeight: 0,
  '& > svg, & > img': { display: 'block', width: '100%', height: 'clamp(140px, 24vw, 420px)' },
  '& > img': { objectFit: 'cover', objectPosition: 'bottom' },
  '@media print': { display: 'none' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 32 });

export interface HeroProps {
  title: string;
  blurb?: string;
  /** A short line above the title. */
  eyebrow?: string;
  /** Buttons. */
  actions?: ReactNode;
  /** A drawing, usually an SVG skyline. */
  art?: ReactNode;
  children?: ReactNode;
}

/** The head of a page. Its h1 takes the focus when the page is reached by a link. */
export function Hero({ title, blurb, eyebrow, actions, art, children }: HeroProps) {
  return (
    <Ground>
      <Container>
        <Text>
          {eyebrow ? (
            <Typography sx={{ mb: 1.5, fontWeight: 700, fontSize: '0.9375rem', color: 'var(--accent-text)' }}>
              {eyebrow}
            </Typography>
          ) : null}
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          {blurb ? (
            <Typography sx={{ mt: 2.5, maxWidth: '38em', fontSize: '1.1875rem', color: 'text.secondary' }}>
              {blurb}
            </Typography>
          ) : null}
          {actions ? <Actions>{actions}</Actions> : null}
          {children}
        </Text>
      </Container>
      {art ? <Art>{art}</Art> : null}
    </Ground>
  );
}
