import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import type { SatContent } from '../content/sat.ts';

/** Our students' results: each percentage has a bar of its length; points are no part of a whole, and have none. */
export function SuccessSection({ figures, ...heading }: SatContent['success']) {
  return (
    <Section {...heading}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
          gap: 4,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {figures.map(({ value, label }) => (
          <li key={label}>
            <Typography component="strong" variant="h2">
              {value}
            </Typography>{' '}
            <Typography component="span">{label}</Typography>
            {value.endsWith('%') ? (
              <LinearProgress
                variant="determinate"
                value={parseFloat(value)}
                aria-label={label}
                sx={{ mt: 1.5 }}
              />
            ) : null}
          </li>
        ))}
      </Box>
    </Section>
  );
}
