import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { fontSizes } from '../../theme/typography.ts';

type Band = 'plain' | 'sand' | 'deep';
type Weight = 'quiet' | undefined;

/** Marks sections on the page's own ground: one space is enough between two of them. */
const plain = 'SectionPlain';

const Ground = styled('section')<{ band: Band; weight: Weight }>(({ theme, band, weight }) => ({
  paddingBlock: weight === 'quiet' ? 'clamp(24px, 10px + 4vw, 56px)' : 'clamp(28px, 12px + 5vw, 72px)',
  ...(band === 'sand' && { background: theme.vars.palette.band }),
  ...(band === 'deep' && { background: theme.vars.palette.bandDeep, color: theme.vars.palette.onDeep }),
  [`.${plain} + &.${plain}`]: { paddingTop: 0 },
}));

/** Where there is room, a quiet section's heading stands beside its content. */
const beside = { display: { lg: 'grid' }, gridTemplateColumns: '240px minmax(0, 1fr)', columnGap: '56px' };

const Head = styled('div')({ maxWidth: 720, marginBottom: 'clamp(16px, 2.4vw, 32px)', breakAfter: 'avoid' });

/** One size below that of other sections. */
const quietTitle = { '&&': { fontSize: { xs: fontSizes.lead, sm: fontSizes.title } } };

export interface SectionProps {
  /** Anchor for an on-page table of contents. */
  id?: string;
  title: string;
  intro?: string;
  band?: Band;
  /** `quiet` for a secondary section, with a smaller heading. */
  weight?: 'quiet';
  children: ReactNode;
}

/** One band of a page: a heading, a sentence or two, and content. */
export function Section({ id, title, intro, band = 'plain', weight, children }: SectionProps) {
  const headingId = useId();
  const onDeep = band === 'deep';
  return (
    <Ground
      band={band}
      weight={weight}
      className={band === 'plain' ? plain : undefined}
      id={id}
      aria-labelledby={headingId}
    >
      <Container sx={weight && beside}>
        <Head>
          <Typography variant="h2" id={headingId} sx={weight && quietTitle}>
            {title}
          </Typography>
          {intro ? (
            <Typography sx={{ mt: 1, color: onDeep ? 'onDeepSoft' : 'text.secondary' }}>{intro}</Typography>
          ) : null}
        </Head>
        {children}
      </Container>
    </Ground>
  );
}
