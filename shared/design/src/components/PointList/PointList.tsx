import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { linkedText } from '../TextLink/linkedText.tsx';

type Columns = boolean | 2;

const List = styled('ul')<{ columns: Columns }>(({ theme, columns }) => ({
  display: 'grid',
  gap: '0 40px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...(columns && {
    gridTemplateColumns:
      columns === 2
        ? 'repeat(auto-fill, minmax(min(max(300px, 50% - 20px), 100%), 1fr))'
        : 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    // Three points stand below one another on a tablet, so that none stands alone in a row.
    [theme.breakpoints.down(1100)]: {
      '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: '1fr' },
    },
  }),
}));

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  paddingBlock: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  '@media print': { paddingBlock: 10 },
}));

interface Point {
  /** An icon of `@mui/icons-material`. */
  icon?: ReactNode;
  title: string;
  /** A sentence, which may have links (linkedText), or paragraphs. */
  text?: ReactNode;
}

interface PointListProps {
  points: readonly Point[];
  /** Side by side where there is room, at most two where it is `2`. */
  columns?: Columns;
  /** True for steps and reasons that are counted: the number stands in the icon's place. */
  numbered?: boolean;
  /** `h2` where the list stands below the page's title. */
  heading?: 'h2' | 'h3';
}

/** Points under hairlines, each with a title and a sentence. */
export function PointList({ points, columns = false, numbered = false, heading = 'h3' }: PointListProps) {
  return (
    <List as={numbered ? 'ol' : 'ul'} columns={columns}>
      {points.map(({ icon, title, text }, index) => (
        <Line key={title}>
          {icon || numbered ? (
            <Box sx={{ flex: 'none', typography: 'h4', minWidth: 24, color: 'primary.main' }}>
              {numbered ? index + 1 : icon}
            </Box>
          ) : null}
          <div>
            <Typography variant="h4" component={heading}>
              {title}
            </Typography>
            {typeof text === 'string' ? (
              <Typography sx={{ mt: 0.5, maxWidth: '40em', color: 'text.secondary' }}>
                {linkedText(text)}
              </Typography>
            ) : (
              text
            )}
          </div>
        </Line>
      ))}
    </List>
  );
}
