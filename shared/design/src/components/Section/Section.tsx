import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export type Band = 'plain' | 'sand' | 'deep';

const Ground = styled('section')({
  paddingBlock: 'clamp(32px, 10px + 6vw, 80px)',
  '&[data-band=sand]': { background: 'var(--mui-palette-band)' },
  '&[data-band=deep]': { background: 'var(--mui-palette-bandDeep)', color: 'var(--mui-palette-onDeep)' },
  // One space is enough between bands on the same ground.
  '[data-band=plain] + &[data-band=plain]': { paddingTop: 0 },
  // A leading section has larger words, a quiet one smaller words, which stand beside its content where there is room.
  '&[data-weight=lead] > div > div:first-of-type': {
    '& h2': { fontSize: 'clamp(2rem, 1.45rem + 2.4vw, 3.25rem)', lineHeight: 1.08 },
    '& p': { fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)' },
  },
  '&[data-weight=quiet]': {
    paddingBlock: 'clamp(28px, 10px + 4vw, 56px)',
    '& h2': { fontSize: 'clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)', lineHeight: 1.2 },
    '@media (min-width: 1200px)': {
      '& > div': { display: 'grid', gridTemplateColumns: '240px minmax(0, 1fr)', columnGap: 56 },
    },
  },
  // The page's closing invitation stands on the same ground and has its own space above.
  '&[data-band=plain]:has(+ :last-child:not([data-band]))': { paddingBottom: 0 },
});

const Head = styled('div')({ maxWidth: 720, marginBottom: 'clamp(20px, 3vw, 36px)', breakAfter: 'avoid' });

const Eyebrow = styled('p')({
  margin: '0 0 12px',
  fontSize: '0.875rem',
  fontWeight: 700,
  letterSpacing: '0.02em',
  color: 'var(--mui-palette-accentText)',
});

export interface SectionProps {
  /** Anchor for an on-page table of contents. */
  id?: string;
  title: string;
  eyebrow?: string;
  intro?: string;
  band?: Band;
  /** `lead` for the page's main section, `quiet` for a secondary one; left out for all others. */
  weight?: 'lead' | 'quiet';
  children: ReactNode;
}

/** One band of a page: a heading, a sentence or two, and content. */
export function Section({ id, title, eyebrow, intro, band = 'plain', weight, children }: SectionProps) {
  const headingId = useId();
  const soft = band === 'deep' ? 'var(--mui-palette-onDeepSoft)' : 'text.secondary';
  return (
    <Ground data-band={band} data-weight={weight} id={id} aria-labelledby={headingId}>
      <Container>
        <Head>
          {eyebrow ? <Eyebrow style={band === 'deep' ? deepEyebrow : undefined}>{eyebrow}</Eyebrow> : null}
          <Typography variant="h2" id={headingId}>
            {title}
          </Typography>
          {intro ? <Typography sx={{ mt: 2, color: soft, textWrap: 'balance' }}>{intro}</Typography> : null}
        </Head>
        {children}
      </Container>
    </Ground>
  );
}

const deepEyebrow = { color: 'var(--mui-palette-secondary-light)' };
