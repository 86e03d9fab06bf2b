import Stack from '@mui/material/Stack';
import { Section } from '@sayapatri/design';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { FormatCard } from './FormatCard.tsx';
import { minutesIn } from './PaperList.tsx';

/** The tests one below the other, one card each: their bars are on one scale. */
export function FormatsSection({ tests, results, ...heading }: IeltsPteContent['formats']) {
  const longest = Math.max(...tests.map(({ papers }) => minutesIn(papers)));
  return (
    <Section band="sand" {...heading}>
      <Stack component="ul" spacing={3} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tests.map((format) => (
          <FormatCard key={format.id} format={format} longest={longest} results={results} />
        ))}
      </Stack>
    </Section>
  );
}
