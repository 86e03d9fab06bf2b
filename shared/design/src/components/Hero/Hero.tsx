import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container, Typography } from '../../theme/layout.tsx';

const Ground = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background: 'linear-gradient(180deg, var(--primary-soft), var(--mui-palette-background-default))',
});

const Text = styled('div')({
  maxWidth: 920,
  paddingBlock: 'clamp(20px, 5.6vw, 80px) clamp(12px, 3vw, 40px)',
  '@media print': { paddingBlock: 8, '& h1': { fontSize: '2rem' } },
});

/** A drawing at the bottom of the hero; no text overlaps it. */
const Art = styled('div')({
  lineHeight: 0,
  '& > svg, & > img': { display: 'block', width: '100%', height: 'clamp(124px, 24vw, 420px)' },
  '& > img': { objectFit: 'cover', objectPosition: 'bottom' },
  '@media print': { display: 'none' },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 'clamp(20px, 2.4vw, 32px)',
});

const blurbStyle = {
  mt: 'clamp(8px, 1.6vw, 24px)',
  maxWidth: '38em',
  fontSize: 'clamp(1rem, 0.92rem + 0.4vw, 1.1875rem)',
  lineHeight: 1.5,
  textWrap: 'pretty' as const,
  color: 'text.secondary',
};

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
          {blurb ? <Typography sx={blurbStyle}>{blurb}</Typography> : null}
          {actions ? <Actions>{actions}</Actions> : null}
          {children}
        </Text>
      </Container>
      {art ? <Art>{art}</Art> : null}
    </Ground>
  );
}
