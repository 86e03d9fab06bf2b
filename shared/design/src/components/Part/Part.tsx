import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { radii } from '../../theme/radii.ts';
import { fontSizes } from '../../theme/typography.ts';
import { linkedText } from '../TextLink/linkedText.tsx';

const Frame = styled('section', { shouldForwardProp: (prop) => prop !== 'deep' })<{ deep: boolean }>(
  ({ theme, deep }) => ({
    ...(deep
      ? {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '16px 40px',
          padding: 'clamp(20px, 3vw, 40px)',
          borderRadius: radii.card,
          color: theme.vars.palette.onDeep,
          background: theme.vars.palette.bandDeep,
        }
      : { paddingBottom: 'clamp(32px, 5vw, 64px)' }),
    '@media print': {
      paddingBottom: 12,
      // An invitation can't be followed on paper, nor can links to this site: linked words stay as text.
      display: deep ? 'none' : undefined,
      '& :not(p, span, th, td) > a[href^="/"]': { display: 'none' },
      '& a[href^=http]': { display: 'block', minHeight: 0, padding: 0, border: 0, textAlign: 'left' },
      '& a[href^=http]::after': { content: '": " attr(href)', fontWeight: 400, overflowWrap: 'anywhere' },
    },
  }),
);

export interface PartProps {
  /** Anchor for the table of contents. */
  id: string;
  title: string;
  /** May have links (linkedText). */
  intro?: string | undefined;
  /** On the dark background: a short invitation whose button, the children, stands beside its words where there is room. */
  deep?: boolean;
  children: ReactNode;
}

/** One part of a reading page, without a band of its own. On paper its outward links show their addresses. */
export function Part({ id, title, intro, deep = false, children }: PartProps) {
  const headingId = `${id}-title`;
  return (
    <Frame id={id} aria-labelledby={headingId} deep={deep}>
      <Box sx={deep ? { flex: '1 1 20rem' } : { mb: { xs: 2, md: 3 } }}>
        <Typography variant="h2" id={headingId} sx={{ '&&': { fontSize: fontSizes.title } }}>
          {title}
        </Typography>
        {intro ? (
          <Typography sx={{ mt: 0.5, maxWidth: '66ch', color: deep ? 'onDeepSoft' : 'text.secondary' }}>
            {linkedText(intro)}
          </Typography>
        ) : null}
      </Box>
      {children}
    </Frame>
  );
}
