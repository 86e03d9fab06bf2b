import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import type { Judged } from '../check/judge.ts';
import texts from '../content/check.json';
import { nextStep, reasonsOf } from '../content/check.ts';

interface CountryVerdictProps {
  judged: Judged;
  /** The answers, which the next step takes along. */
  query: URLSearchParams;
}

/** One country: what the answers mean there, why, and what to do next. */
export function CountryVerdict({ judged, query }: CountryVerdictProps) {
  const { verdict, needs } = judged;
  const { label, href } = nextStep(judged, query);
  return (
    <Card
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1, p: 2.5 }}
    >
      <Typography
        variant="h3"
        component="h2"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
      >
        {needs.country.name} {/* The fuller the likelier. */}
        <Chip
          component="span"
          size="small"
          label={texts.verdicts[verdict]}
          variant={verdict === 'talk' ? 'outlined' : 'filled'}
          color={verdict === 'likely' ? 'primary' : 'default'}
        />
      </Typography>
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {linkedText(reasonsOf(judged))}
      </Typography>
      <Button href={href} variant="text" sx={{ px: 0, displayPrint: 'none' }}>
        {label}
      </Button>
    </Card>
  );
}
