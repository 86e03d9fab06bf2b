import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Judged } from '../check/judge.ts';
import type { CheckContent } from '../content/check.ts';

interface CountryVerdictProps {
  texts: Pick<CheckContent, 'verdicts' | 'reasons' | 'nextStep'>;
  judged: Judged;
  /** The answers for the next step, with this country. */
  query: string;
}

/** One country: what the answers mean there, why, and what to do next. */
export function CountryVerdict({ texts, judged, query }: CountryVerdictProps) {
  const { verdict, needs } = judged;
  const { label, href } = texts.nextStep(judged, query);
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
        {needs.name}{' '}
        <Chip
          component="span"
          size="small"
          label={texts.verdicts[verdict]}
          variant={verdict === 'talk' ? 'outlined' : 'filled'}
          color={verdict === 'likely' ? 'primary' : 'default'}
        />
      </Typography>
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {texts.reasons(judged)}
      </Typography>
      <Button href={href} variant="text" sx={{ px: 0, displayPrint: 'none' }}>
        {label}
      </Button>
    </Card>
  );
}
