import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';

const fromTablet = '(min-width: 600px)';
const wide = `@media screen and ${fromTablet}`;
const shown = { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } as const;

/** On a wider screen and on paper the style shows what the fold holds, without waiting for scripts. */
const Details = styled('details')({ [wide]: shown, '@media print': shown });

const Summary = styled('summary')({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: 10,
  '@supports selector(::details-content)': {
    [wide]: { pointerEvents: 'none', '&::after': { display: 'none' } },
  },
  '@media print': { paddingBlock: 0, '&::after': { display: 'none' } },
});

interface PhoneFoldProps {
  title: string;
  /** What a phone shows of it while it is folded. */
  about?: string;
  /** Open on a phone too. */
  open?: boolean;
  children: ReactNode;
}

/** A heading with what belongs to it, which a phone folds. */
export function PhoneFold({ title, about, open = false, children }: PhoneFoldProps) {
  const isWide = useMediaQuery(fromTablet);
  return (
    <Details open={isWide || open}>
      <Summary tabIndex={isWide ? -1 : undefined}>
        {/* Narrower than its longest word, which is then broken. */}
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          {about ? (
            <Typography
              component="span"
              variant="body2"
              sx={{ color: 'text.secondary', [wide]: { display: 'none' } }}
            >
              {about}
            </Typography>
          ) : null}
        </Box>
      </Summary>
      {children}
    </Details>
  );
}
