import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import glossary from '../content/glossary.json';
import texts from '../content/words.json';
import { fill } from '../format.ts';
import type { Specimens as Papers } from '../schema/planSchemas.ts';

const papers: Papers = texts.specimens;

/** The papers on which a student meets the words; each marked word links to its meaning. */
export function Specimens() {
  const termOf = (id: string) => glossary.find((word) => word.id === id)?.term.replace('-', '\u2011');
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        '@media print': { gridTemplateColumns: 'repeat(3, 1fr)' },
      }}
    >
      {papers.map(({ title, lines }) => (
        <Card
          key={title}
          component="li"
          sx={{
            px: { xs: 2, sm: 1.5, md: 2 },
            py: 1,
            borderTop: '8px solid',
            borderTopColor: 'primary.main',
          }}
        >
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography variant="caption" component="p" sx={{ mb: 1, color: 'text.secondary' }}>
            {texts.stamp}
          </Typography>
          <Box component="dl" sx={{ m: 0 }}>
            {lines.map(({ name, value, word }) => (
              <Box
                key={name}
                // The explained words are marked as with a pen.
                sx={{
                  px: 1,
                  py: 0.75,
                  borderTop: 1,
                  borderColor: 'divider',
                  ...(word && {
                    bgcolor: 'primarySoft',
                    boxShadow: 'inset 4px 0 var(--mui-palette-primary-main)',
                  }),
                }}
              >
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                  {name}
                </Typography>
                <Box
                  component="dd"
                  sx={{ m: 0, typography: { xs: 'body1', sm: 'body2', md: 'body1' }, fontWeight: 650 }}
                >
                  {value}{' '}
                  {word ? (
                    <Link
                      href={`#${word}`}
                      variant="body2"
                      sx={{ display: 'block', py: 1.25, displayPrint: 'none' }}
                    >
                      {fill(texts.means, { term: termOf(word) })}
                    </Link>
                  ) : null}
                </Box>
              </Box>
            ))}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
