import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import texts from '../content/cost.json';
import { fundsText, totalText } from '../content/cost.ts';
import type { CostPlan, CostResult } from '../cost/costPlan.ts';
import { type CountryOfGuide, workAt } from '../cost/country.ts';
import { countedText } from '../format.ts';
import { useToday } from '../state/useCountries.ts';

interface CostNotesProps {
  country: CountryOfGuide;
  plan: CostPlan;
  result: CostResult;
}

/** Beside the receipt: the money to show for the visa, and the work that is allowed. */
export function CostNotes({ country, plan, result }: CostNotesProps) {
  const today = useToday() ?? '';
  const { funds, work } = texts;
  const allowed = workAt(country, plan.level);
  const notes = [
    {
      title: funds.title,
      figure: result.funds && totalText(result.funds),
      text: fundsText(country, result, today),
    },
    { title: work.title, figure: allowed ? countedText(allowed) : work.none, text: work.warning },
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
