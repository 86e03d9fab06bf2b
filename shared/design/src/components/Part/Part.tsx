import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fontSizes } from '../../theme/typography.ts';
import { linkedText } from '../TextLink/linkedText.tsx';

const Frame = styled('section')({
  paddingBottom: 'clamp(32px, 5vw, 64px)',
  // A heading alone introduces the parts that follow.
  '&:has(> :only-child)': { paddingBottom: 0 },
  '@media print': {
    paddingBottom: 12,
    // Links to this site can't be followed on paper: linked words stay as text.
    '& :not(p, span, th, td) > a[href^="/"]': { display: 'none' },
    '& a[href^=http]': { display: 'block', minHeight: 0, padding: 0, border: 0, textAlign: 'left' },
    '& a[href^=http]::after': { content: '": " attr(href)', fontWeight: 400, overflowWrap: 'anywhere' },
  },
});

interface PartProps {
  /** Anchor for the table of contents. */
  id: string;
  title: string;
  /** May have links (linkedText). */
  intro?: string | undefined;
  children: ReactNode;
}

/** One part of a reading page, without a band of its own. On paper its outward links show their addresses. */
export function Part({ id, title, intro, children }: PartProps) {
  const headingId = `${id}-title`;
  return (
    <Frame id={id} aria-labelledby={headingId}>
      <Box sx={{ mb: { xs: 2, md: 3 } }}>
        <Typography variant="h2" id={headingId} sx={{ '&&': { fontSize: fontSizes.title } }}>
          {title}
        </Typography>
        {intro ? (
          <Typography sx={{ mt: 0.5, maxWidth: '40em', color: 'text.secondary' }}>
            {linkedText(intro)}
          </Typography>
        ) : null}
      </Box>
      {children}
    </Frame>
  );
}
