import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { factsIn, factText } from '@sayapatri/facts';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { Changes } from './Changes.tsx';
import { PaperList } from './PaperList.tsx';

interface FormatCardProps {
  format: IeltsPteContent['formats']['tests'][number];
  /** The minutes that fill the bar's whole width. */
  longest: number;
  /** Makes the sentence about results, e.g. from `13 days`. */
  results: (time: string) => string;
}

/** One test as a card: when results arrive, its papers with their durations, what has changed, and a link to prepare for it. */
export function FormatCard({ format, longest, results }: FormatCardProps) {
  const { id, name, summary, papers, after, cta } = format;
  return (
    <Card component="li" id={id}>
      <CardContent>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h3" sx={{ flex: 1 }}>
            {name}
          </Typography>
          <Chip
            icon={<CalendarMonthOutlinedIcon />}
            label={results(factText(format.results))}
            size="medium"
          />
        </Stack>
        <Typography sx={{ mt: 1 }}>{summary}</Typography>
        <PaperList papers={papers} longest={longest} />
        <Typography sx={{ mt: 2 }}>{after}</Typography>
        <Changes facts={factsIn(format)} />
        <Button href={cta.href} variant="outlined" sx={{ mt: 2 }} data-no-print>
          {cta.label}
        </Button>
      </CardContent>
    </Card>
  );
}
