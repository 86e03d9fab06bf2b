import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import type { ReactNode } from 'react';

const open = { contentVisibility: 'visible', height: 'auto' } as const;

const Details = styled('details')(({ theme }) => ({
  scrollMarginTop: 'calc(var(--header-height) + 16px)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[open]': { paddingBottom: 24 },
  '@media print': { '&&': { paddingBottom: 0 } },
  '@supports selector(::details-content)': {
    '@media print': { '&::details-content': open },
    '&:target::details-content': open,
  },
}));

const Summary = styled('summary')({
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: 44,
  padding: '12px 4px 12px 0',
  '&::after': { flex: 'none', marginTop: 12 },
  '@media print': { minHeight: 0, paddingBlock: 4 },
});

interface FoldProps {
  /** Anchor, to which links lead. */
  id: string;
  title: string;
  /** The part in a sentence, in sight while the part is closed. May have links (linkedText). */
  answer?: string;
  /** Further cells of the head, which `sx` arranges beside the title’s cell. */
  cells?: ReactNode;
  sx?: SxProps<Theme>;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of a page whose heading and answer open the rest, without scripts, on paper and by a link to its anchor. */
export const Fold = ({ id, title, answer, cells, sx = {}, heading = 'h2', children }: FoldProps) => (
  <Details id={id}>
    <Summary>
      <Box component="span" sx={[{ display: 'grid', flexGrow: 1 }, ...[sx].flat()]}>
        <Box component="span" sx={{ gridArea: cells ? 'title' : undefined }}>
          <Typography component={heading} variant="h3" sx={{ display: 'inline' }}>
            {title}
          </Typography>{' '}
          {answer ? (
            <Typography
              component="span"
              variant={cells ? 'body2' : 'body1'}
              sx={{ display: 'block', maxWidth: '40em', color: 'text.secondary' }}
            >
              {linkedText(answer)}
            </Typography>
          ) : null}
        </Box>
        {cells}
      </Box>
    </Summary>
    {children}
  </Details>
);
