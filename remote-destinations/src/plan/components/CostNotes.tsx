import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import type { CostContent } from '../content/cost.ts';
import type { CostPlan, CostResult } from '../cost/costPlan.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';

interface CostNotesProps {
  content: CostContent;
  country: CountryCosts;
  plan: CostPlan;
  result: CostResult;
  /** The reader's day, `YYYY-MM-DD`. */
  today: string;
}

/** Beside the receipt: the money to show for the visa, and the work that is allowed. */
export function CostNotes({ content, country, plan, result, today }: CostNotesProps) {
  const { funds, work } = content.texts;
  const allowed = country.work[plan.level];
  const notes = [
    {
      title: funds.title,
      figure: result.funds && content.inLakh(result.funds),
      text: content.fundsText(country, result, today),
    },
    { title: work.title, figure: allowed ? content.hours(allowed) : work.none, text: work.warning },
  ];
  return (
    <Stack component="ul" direction={{ sm: 'row', md: 'column' }} sx={{ gap: 2, m: 0, p: 0 }}>
      {notes.map(({ title, figure, text }) => (
        <Card key={title} component="li" sx={{ flex: 1, listStyle: 'none' }}>
          <CardContent>
            <Typography variant="h3">{title}</Typography>
            {figure ? (
              <Typography variant="h3" component="p" sx={{ mt: 0.5, color: 'primary.main' }}>
                {figure}
              </Typography>
            ) : null}
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{linkedText(text)}</Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
