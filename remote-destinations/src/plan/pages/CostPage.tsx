import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { CostNotes } from '../components/CostNotes.tsx';
import { CostReceipt } from '../components/CostReceipt.tsx';
import { PlanBar } from '../components/PlanBar.tsx';
import { PlanSources } from '../components/PlanSources.tsx';
import { PlanView } from '../components/PlanView.tsx';
import texts from '../content/cost.json';
import { answerOf, endsOf, factsOf, questionOf } from '../content/cost.ts';
import planTexts from '../content/planTexts.json';
import { costOf } from '../cost/costPlan.ts';
import { readPlan } from '../cost/readPlan.ts';
import { useCountries } from '../state/useCountries.ts';
import { usePlan } from '../state/usePlan.ts';

const FirstYears = lazy(() => import('../components/FirstYears.tsx'));
/** One element for all renderings: React then keeps its prerendered HTML until its code has come. */
const firstYears = (
  <Suspense>
    <FirstYears />
  </Suspense>
);

/** The cost planner: a receipt of the first year, money to show, work, and every country's first year. */
export default function CostPage() {
  const countries = useCountries();
  const plan = usePlan(countries);
  const country = countries.find(({ id }) => id === plan.country);
  if (country === undefined) throw new Error(`The planner has no figures for ${plan.country}.`);
  const { plan: planned, faults } = readPlan(plan, country);
  const result = costOf(country, planned);
  const level = planTexts.levels[plan.level];
  const shared = { country, plan: planned, result };
  return (
    <PlanView
      view="cost"
      title={texts.title}
      bar={<PlanBar plan={plan} countries={countries} />}
      query={plan.query}
      answer={answerOf(country, level, result)}
      below={result.firstYear ? endsOf(country) : undefined}
      ask={{ label: texts.ask, question: questionOf(level, country, result) }}
    >
      <Box
        // Another country's receipt is another one: its lines begin closed, and none of them moves when the address is known.
        key={`${plan.country} ${plan.level}`}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          gap: { xs: 3, md: 6 },
          alignItems: 'start',
          mt: 3,
        }}
      >
        <div>
          <CostReceipt level={level} query={plan.query} faults={faults} {...shared} />
          <PlanSources facts={factsOf(result, country)} changing={texts.receipt.changing} />
        </div>
        <CostNotes {...shared} />
      </Box>
      <Box sx={{ mt: { xs: 5, md: 8 }, displayPrint: 'none' }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {texts.everyCountry}
        </Typography>
        {firstYears}
      </Box>
    </PlanView>
  );
}
