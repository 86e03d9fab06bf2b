import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import { Doors } from '../components/Doors.tsx';
import { PlanQuestions } from '../components/PlanQuestions.tsx';
import hub from '../content/hub.json';
import countries from '../content/hubCountries.ts';
import { usePlan } from '../state/usePlan.ts';

/** The hub: the questions, an answer at once, three doors and the other pages. */
export default function PlanPage() {
  const plan = usePlan(countries);
  const country = countries.find(({ id }) => id === plan.country);
  return (
    <Container sx={{ pt: { xs: 3, md: 6 }, pb: { xs: 8, md: 16 } }}>
      <Typography variant="h2" component="h1">
        {hub.title}
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '40em', color: 'text.secondary' }}>{hub.blurb}</Typography>
      <Card sx={{ mt: 3, p: { xs: 2, md: 3 } }}>
        <PlanQuestions plan={plan} />
        <Typography role="status" variant="h3" component="p" sx={{ mt: 2 }}>
          {linkedText(country?.firstYear[plan.level] ?? '')}
        </Typography>
      </Card>
      <Box sx={{ mt: { xs: 3, md: 5 } }}>
        <Doors query={plan.query} />
      </Box>
    </Container>
  );
}
