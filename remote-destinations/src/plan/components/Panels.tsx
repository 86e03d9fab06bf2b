import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import type { ReactNode } from 'react';

export interface Panel {
  title: string;
  /** The panel's main figure, e.g. `20 hours per week`. */
  figure?: ReactNode;
  /** May have links (linkedText). */
  text?: string;
  children?: ReactNode;
}

interface PanelsProps {
  panels: readonly Panel[];
  /** `h4` where the panels stand below an h3. */
  heading?: 'h3' | 'h4';
}

/** A few things side by side, each led by its figure. */
export function Panels({ panels, heading = 'h3' }: PanelsProps) {
  // Three panels stand below one another on a tablet, so that none stands alone in a row.
  const columns =
    panels.length === 3
      ? { xs: '1fr', md: 'repeat(3, 1fr)' }
      : 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))';
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {panels.map(({ title, figure, text, children }) => (
        <Card key={title} component="li">
          <CardContent>
            <Typography variant="h3" component={heading}>
              {title}
            </Typography>
            {figure ? (
              <Typography sx={{ mt: 0.5, typography: 'h3', color: 'primary.main' }}>{figure}</Typography>
            ) : null}
            {text ? (
              <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{linkedText(text)}</Typography>
            ) : null}
            {children}
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
