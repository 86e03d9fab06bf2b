import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PageProps } from '@sayapatri/contract';
import { PlanView } from '../components/PlanView.tsx';
import { Specimens } from '../components/Specimens.tsx';
import type { WordsContent } from '../content/words.ts';
import { fill } from '../format/fill.ts';

/** The glossary: papers with marked words, each linked to its entry below. */
export default function WordsPage({ data }: PageProps<WordsContent>) {
  const { texts, list } = data;
  return (
    <PlanView view="words" title={texts.title} answer={texts.answer} below={texts.below} ask={texts.ask}>
      <Link href="#a-z" sx={{ display: { sm: 'none' }, py: 1.25, displayPrint: 'none' }}>
        {texts.jump}
      </Link>
      <Box sx={{ mt: { xs: 1, sm: 4 }, mb: 5 }}>
        <Specimens texts={texts} list={list} />
      </Box>
      <Typography
        variant="h3"
        component="h2"
        id="a-z"
        sx={{ scrollMarginTop: 'var(--header-height)', mb: 2 }}
      >
        {texts.all}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
          columnGap: 6,
          m: 0,
          '@media print': { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 3 },
        }}
      >
        {list.map(({ id, term, name, meaning, guide }) => (
          <Box
            key={id}
            id={id}
            sx={{
              py: { xs: 1.5, md: 2 },
              borderTop: 1,
              borderColor: 'divider',
              scrollMarginTop: 'calc(var(--header-height) + 16px)',
              breakInside: 'avoid',
              // Marks the word that the address names.
              '&:target': { pl: 2, boxShadow: 'inset 4px 0 var(--mui-palette-primary-main)' },
              '@media print': { py: 0.75 },
            }}
          >
            <Typography component="dt" variant="h4">
              {term}
              {name ? (
                <Typography component="span" sx={{ color: 'text.secondary' }}>{` · ${name}`}</Typography>
              ) : null}
            </Typography>
            <Typography component="dd" sx={{ m: 0, mt: 0.5, '@media print': { fontSize: 'body2.fontSize' } }}>
              {meaning}{' '}
              {guide ? <Link href={guide.href}>{fill(texts.usedIn, { country: guide.label })}</Link> : null}
            </Typography>
          </Box>
        ))}
      </Box>
    </PlanView>
  );
}
