import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import type { ReactNode } from 'react';

const open = { contentVisibility: 'visible', height: 'auto' } as const;

const Details = styled('details')({
  scrollMarginTop: 'calc(var(--header-height) + 16px)',
  borderTop: '1px solid var(--mui-palette-divider)',
  '&[open]': { paddingBottom: 24 },
  '@supports selector(::details-content)': {
    '@media print': { '&::details-content': open },
    '&:target::details-content': open,
  },
});

/** The browser's own triangle stands before the head's first line. */
const Summary = styled('summary')({ minHeight: 44, padding: '12px 0 12px 4px', cursor: 'pointer' });

const Head = styled('span')({ display: 'inline-grid', width: 'calc(100% - 20px)', verticalAlign: 'top' });

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
export const Fold = ({ id, title, answer, cells, sx, heading = 'h2', children }: FoldProps) => (
  <Details id={id}>
    <Summary>
      <Head sx={sx}>
        <Box component="span" sx={{ gridArea: cells ? 'title' : undefined }}>
          <Typography component={heading} variant="h3" sx={{ display: 'inline' }}>
            {title}
          </Typography>{' '}
          {answer ? (
            <Typography
              component="span"
              variant={cells ? 'body2' : 'body1'}
              sx={{ display: 'block', maxWidth: '66ch', color: 'text.secondary' }}
            >
              {linkedText(answer)}
            </Typography>
          ) : null}
        </Box>
        {cells}
      </Head>
    </Summary>
    {children}
  </Details>
);
