import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import { PhoneFold } from '@sayapatri/design/phoneFold';
import { factsIn, factText } from '@sayapatri/facts';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { Changes } from './Changes.tsx';
import { PaperList } from './PaperList.tsx';

/** The tests one below the other, one card each: what is new, its papers with their lengths, and a link to prepare for it. */
export function FormatsSection({ tests, results, ...heading }: IeltsPteContent['formats']) {
  return (
    <Section band="sand" {...heading}>
      <Stack component="ul" spacing={3} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tests.map((format) => (
          <Card key={format.id} component="li" id={format.id}>
            <CardContent>
              <Typography variant="h3">{format.name}</Typography>
              <Typography sx={{ mt: 1 }}>{format.summary}</Typography>
              <Changes facts={factsIn(format)} />
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {results(factText(format.results), format.resultsWhen)}
              </Typography>
              <PhoneFold about={format.papers.map(({ name }) => name).join(', ')}>
                <PaperList papers={format.papers} />
                <Typography sx={{ mt: 2 }}>{format.after}</Typography>
              </PhoneFold>
              <Button href={format.cta.href} variant="outlined" sx={{ mt: 2 }} data-no-print>
                {format.cta.label}
              </Button>
            </CardContent>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
