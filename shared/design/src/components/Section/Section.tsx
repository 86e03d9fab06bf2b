import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { Container, Typography } from '../../theme/layout.tsx';

export type Band = 'plain' | 'sand' | 'deep';

const Ground = styled('section')({
  paddingBlock: 'clamp(32px, 10px + 6vw, 80px)',
  '&[data-band=sand]': { background: 'var(--band)' },
  '&[data-band=deep]': { background: 'var(--band-deep)', color: 'var(--on-deep)' },
  // One space is enough between bands on the same ground.
  '[data-band=plain] + &[data-band=plain]': { paddingTop: 0 },
  // The page's closing invitation stands on the same ground and has its own space above.
  '&[data-band=plain]:has(+ :last-child:not([data-band]))': { paddingBottom: 0 },
});

const Head = styled('div')({ maxWidth: 720, marginBottom: 'clamp(20px, 3vw, 36px)', breakAfter: 'avoid' });

const Eyebrow = styled('p')({
  margin: '0 0 12px',
  fontSize: '0.875rem',
  fontWeight: 700,
  letterSpacing: '0.02em',
  color: 'var(--accent-text)',
});

export interface SectionProps {
  /** Anchor for an on-page table of contents. */
  id?: string;
  title: string;
  eyebrow?: string;
  intro?: string;
  band?: Band;
  children: ReactNode;
}

/** One band of a page: a heading, a sentence or two, and content. */
export function Section({ id, title, eyebrow, intro, band = 'plain', children }: SectionProps) {
  const headingId = useId();
  const soft = band === 'deep' ? 'var(--on-deep-soft)' : 'text.secondary';
  return (
    <Ground data-band={band} id={id} aria-labelledby={headingId}>
      <Container>
        <Head>
          {eyebrow ? <Eyebrow style={band === 'deep' ? deepEyebrow : undefined}>{eyebrow}</Eyebrow> : null}
          <Typography variant="h2" id={headingId}>
            {title}
          </Typography>
          {intro ? <Typography sx={{ mt: 2, color: soft, textWrap: 'pretty' }}>{intro}</Typography> : null}
        </Head>
        {children}
      </Container>
    </Ground>
  );
}

const deepEyebrow = { color: 'var(--mui-palette-secondary-light)' };
