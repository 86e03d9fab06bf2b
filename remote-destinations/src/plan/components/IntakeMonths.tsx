import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { IntakeContent } from '../content/intake.ts';

interface IntakeMonthsProps {
  content: IntakeContent;
  linkOf: (country: string) => `/${string}`;
}

/** The months in which courses begin in each country, on slim bars with the months' names. */
export function IntakeMonths({ content, linkOf }: IntakeMonthsProps) {
  const { kinds, months } = content.table;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {content.countries.map(({ id, name, intakes }) => (
        <Box
          key={id}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '10rem 1fr' },
            alignItems: 'center',
            py: 0.75,
          }}
        >
          <Link href={linkOf(id)} sx={{ py: 1, typography: 'body2', fontWeight: 600 }}>
            {name.replace(/^the /, '')}
          </Link>
          <div>
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(12, 1fr)',
                gap: '2px',
                height: 6,
                forcedColorAdjust: 'none',
              }}
            >
              {months.map(({ short }, index) => {
                const kind = intakes.find(({ month, or }) => [month, or].includes(index + 1))?.kind;
                const colour = {
                  main: 'primary.main',
                  some: 'primary.light',
                  language: 'primary.light',
                } as const;
                return <Box key={short} sx={{ borderRadius: 1, bgcolor: kind ? colour[kind] : 'divider' }} />;
              })}
            </Box>
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {intakes.map(({ month, or, kind }, index) => {
                const name = [month, or].flatMap((one) => (one ? [months[one - 1]?.short] : [])).join('/');
                return (
                  <span key={month}>
                    {index > 0 ? ', ' : ''}
                    {kind === 'main' ? <strong>{name}</strong> : `${name} (${kinds[kind]})`}
                  </span>
                );
              })}
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
