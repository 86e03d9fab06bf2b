import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PlanView } from '../components/PlanView.tsx';
import { Specimens } from '../components/Specimens.tsx';
import texts from '../content/words.json';
import { groups } from '../content/words.ts';
import { fill } from '../format.ts';
import { Fold } from '../reading/Fold.tsx';

/** The glossary: papers with marked words, each linked to its meaning below, where the words stand by country. */
export default function WordsPage() {
  return (
    <PlanView view="words" title={texts.title} answer={texts.answer} below={texts.below} ask={texts.ask}>
      <Box sx={{ mt: { xs: 2, sm: 4 }, mb: { xs: 3, sm: 5 } }}>
        <Specimens />
      </Box>
      <Box sx={{ '@media print': { columns: 3, columnGap: 3 } }}>
        {groups.map(({ title, guide, words }) => (
          <Fold
            key={title}
            id={title.toLowerCase().replaceAll(' ', '-')}
            title={title}
            answer={words.map(({ term }) => term).join(', ')}
          >
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
                gap: '8px 48px',
                m: 0,
                '@media print': { display: 'block' },
              }}
            >
              {words.map(({ id, term, name, meaning }) => (
                <Box
                  key={id}
                  id={id}
                  sx={{
                    py: 1,
                    '@media print': { py: 0.25 },
                    scrollMarginTop: 'calc(var(--header-height) + 16px)',
                    // Marks the word that the address names.
                    '&:target': { pl: 2, boxShadow: 'inset 4px 0 var(--mui-palette-primary-main)' },
                  }}
                >
                  <Typography component="dt" variant="h4">
                    {term}
                    {name ? (
                      <Typography
                        component="span"
                        sx={{ color: 'text.secondary' }}
                      >{` · ${name}`}</Typography>
                    ) : null}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.5 }}>
                    {meaning}
                  </Typography>
                </Box>
              ))}
            </Box>
            {guide ? (
              <Link href={guide} sx={{ display: 'inline-block', py: 1.25, displayPrint: 'none' }}>
                {fill(texts.usedIn, { country: title })}
              </Link>
            ) : null}
          </Fold>
        ))}
      </Box>
    </PlanView>
  );
}
