import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PageProps } from '@sayapatri/contract';
import { lazy, Suspense, useMemo } from 'react';
import { CostNotes } from '../components/CostNotes.tsx';
import { CostReceipt } from '../components/CostReceipt.tsx';
import { PlanBar } from '../components/PlanBar.tsx';
import { PlanSources } from '../components/PlanSources.tsx';
import { PlanView } from '../components/PlanView.tsx';
import { useToday } from '../components/useToday.ts';
import type { CostContent } from '../content/cost.ts';
import { usePlan } from '../state/usePlan.ts';

const FirstYears = lazy(() => import('../components/FirstYears.tsx'));
/** One element for all renderings: React then keeps its prerendered HTML until its code has come. */
const firstYears = (
  <Suspense>
    <FirstYears />
  </Suspense>
);

/** The cost planner: a receipt of the first year, money to show, work, and every country's first year. */
export default function CostPage({ data }: PageProps<CostContent>) {
  const plan = usePlan(data.countries);
  const today = useToday();
  const countries = useMemo(() => data.costsOn(today), [data, today]);
  const country = countries.find(({ id }) => id === plan.country);
  if (country === undefined) throw new Error(`The planner has no figures for ${plan.country}.`);
  const { plan: planned, faults } = data.readPlan(plan, country, data.rates);
  const result = data.costOf(planned, country, data.rates);
  const level = data.levels[plan.level];
  const shared = { content: data, country, plan: planned, result };
  return (
    <PlanView
      view="cost"
      title={data.texts.title}
      bar={<PlanBar plan={plan} countries={data.countries} />}
      query={plan.query}
      answer={data.answerOf(country, level, result)}
      below={result.firstYear ? data.ends(country) : undefined}
      ask={{ label: data.texts.ask, question: data.question(level, country, result) }}
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
          <PlanSources facts={data.factsOf(result, country)} changing={data.texts.receipt.changing} />
        </div>
        <CostNotes today={today ?? ''} {...shared} />
      </Box>
      <Box sx={{ mt: { xs: 5, md: 8 }, displayPrint: 'none' }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {data.texts.everyCountry}
        </Typography>
        {firstYears}
      </Box>
    </PlanView>
  );
}
