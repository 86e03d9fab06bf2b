import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export type Band = 'plain' | 'sand' | 'deep';

const Ground = styled('section')<{ band: Band }>({
  paddingBlock: 'clamp(56px, 7vw, 96px)',
  variants: [
    { props: { band: 'sand' }, style: { background: 'var(--band)' } },
    { props: { band: 'deep' }, style: { background: 'var(--band-deep)', color: 'var(--on-deep)' } },
  ],
});

const Head = styled('div')({ maxWidth: 720, marginBottom: 'clamp(28px, 4vw, 48px)' });

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
    <Ground band={band} id={id} aria-labelledby={headingId}>
      <Container>
        <Head>
          {eyebrow ? <Eyebrow style={band === 'deep' ? deepEyebrow : undefined}>{eyebrow}</Eyebrow> : null}
          <Typography variant="h2" id={headingId}>
            {title}
          </Typography>
          {intro ? <Typography sx={{ mt: 2, color: soft }}>{intro}</Typography> : null}
        </Head>
        {children}
      </Container>
    </Ground>
  );
}

const deepEyebrow = { color: 'var(--mui-palette-secondary-light)' };
