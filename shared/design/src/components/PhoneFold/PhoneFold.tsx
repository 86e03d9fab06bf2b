import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { linkedText } from '../TextLink/linkedText.tsx';

const shown = { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } as const;

const Details = styled('details')({ '@media print': shown });

const Summary = styled('summary')({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: 10,
  '&::after': { flex: 'none' },
  '@media print': { paddingBlock: 0, '&::after': { display: 'none' } },
});

interface PhoneFoldProps {
  /** A heading; without one a wider screen shows the content alone. */
  title?: ReactNode;
  /** What a phone shows of it while it is folded. May have links (linkedText). */
  about?: string | undefined;
  /** The width from which nothing is folded, in pixels. */
  from?: number;
  children: ReactNode;
}

/**
 * Content that a phone folds. On a wider screen and on paper the style shows it, without waiting for scripts; a browser that
 * does not know `::details-content` opens the fold when the page is live.
 */
export function PhoneFold({ title, about, from = 600, children }: PhoneFoldProps) {
  const isWide = useMediaQuery(`(min-width: ${from}px)`);
  const wide = `@media screen and (min-width: ${from}px)`;
  // Nothing is folded there, so nothing is to be pressed.
  const still = { pointerEvents: 'none', '&::after': { display: 'none' } } as const;
  return (
    <Details open={isWide} sx={{ [wide]: shown }}>
      <Summary
        tabIndex={isWide ? -1 : undefined}
        sx={{
          alignItems: title ? 'start' : 'center',
          // In the middle of the title’s first line, and not past the edge.
          '&::after': { mt: title ? '8px' : 0, mr: '3px' },
          '@supports selector(::details-content)': { [wide]: title ? still : { display: 'none' } },
        }}
      >
        {/* Narrower than its longest word, which is then broken. */}
        <Box component="span" sx={{ minWidth: 0 }}>
          {title}
          {about ? (
            <Typography
              component="span"
              variant="body2"
              sx={{ display: 'block', color: 'text.secondary', [wide]: { display: 'none' } }}
            >
              {linkedText(about)}
            </Typography>
          ) : null}
        </Box>
      </Summary>
      {children}
    </Details>
  );
}
