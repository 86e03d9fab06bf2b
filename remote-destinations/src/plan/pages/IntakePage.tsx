import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PageProps } from '@sayapatri/contract';
import { linkedText, SourceLine, Timeline, useHydrated } from '@sayapatri/design';
import { Gantt } from '@sayapatri/design/plots/Gantt';
import { calendarFile, saveFile } from '@sayapatri/facts/calendar';
import { useState } from 'react';
import { IntakeMonths } from '../components/IntakeMonths.tsx';
import { PlanView } from '../components/PlanView.tsx';
import type { IntakeContent } from '../content/intake.ts';
import { calendarEvents } from '../intake/calendarEvents.ts';
import {
  dayInNepal,
  intakeKey,
  intakesAhead,
  monthsUntil,
  nextFeasible,
  scheduleOf,
} from '../intake/schedule.ts';
import { Fold } from '../reading/Fold.tsx';
import { withAnswers } from '../state/planAnswers.ts';
import { usePlan } from '../state/usePlan.ts';

/** On the narrowest phones: the room of the lines that the text takes once its date is known. */
const room = (lines: number) => ({
  display: 'block',
  '@media (max-width: 359.95px)': { minHeight: `${lines}lh` },
});

/** The way to one intake, month by month, and the intakes of all countries. */
export default function IntakePage({ data }: PageProps<IntakeContent>) {
  const plan = usePlan(data.countries);
  // The prerendered page has no date.
  const hydrated = useHydrated();
  const [failed, setFailed] = useState(false);
  const country = data.countries.find(({ id }) => id === plan.country) ?? data.countries[0];
  if (country === undefined) throw new Error('The intake planner has no countries.');
  const today = dayInNepal(hydrated ? new Date() : new Date(0));
  const ahead = intakesAhead(country.intakes, today);
  const best = nextFeasible(
    ahead,
    country,
    today,
    plan.level === 'language' ? ['main', 'language'] : ['main'],
  );
  const intake = ahead.find((one) => intakeKey(one) === plan.query.get('intake')) ?? best;
  if (intake === undefined || best === undefined) throw new Error(`${country.name} has no main intake.`);
  const steps = scheduleOf(country.steps, intake, today);
  const when = data.month(intake.year, intake.month);
  const isTight = monthsUntil(intake, today) < country.least;
  const due = steps.filter((step) => step.when === 'now');
  const [start] = steps;
  const below = isTight
    ? data.better(data.month(best.year, best.month))
    : due.length > 0
      ? data.thisMonth(due.map(({ title }) => title))
      : start && data.begin(data.month(start.year, start.month), start.title);
  const linkTo = (intakeName: string) => {
    const query = new URLSearchParams(plan.query);
    query.set('intake', intakeName);
    return `/plan/intake?${query}` as const;
  };
  const save = () =>
    calendarFile('study-plan.ics', calendarEvents(steps, `${country.name}, ${when}`))
      .then(saveFile)
      .catch(() => setFailed(true));
  // Months are counted from January of the first step's year.
  const countOf = (year: number, month: number) => 12 * (year - (start?.year ?? 0)) + month;
  const bars = steps.map(({ title, year, month }, index) => {
    const next = steps.slice(index + 1).find((step) => step.year !== year || step.month !== month);
    const from = countOf(year, month);
    return { label: title, from, to: next ? Math.max(from, countOf(next.year, next.month) - 1) : from };
  });
  return (
    <PlanView
      view="intake"
      title={data.title}
      plan={plan}
      countries={data.countries}
      answer={
        <Box component="span" sx={room(3)}>
          {hydrated
            ? (isTight ? data.tight : data.answer)(country.name, when)
            : data.undated(country.name, country)}
        </Box>
      }
      below={
        <Box component="span" sx={room(2)}>
          {hydrated ? below : '\u00a0'}
        </Box>
      }
      ask={{ label: data.ask, question: data.question(country.name, when) }}
    >
      {/* As high as the choices are, which come with the date. */}
      <Typography
        component="div"
        sx={{ my: 2, minHeight: { xs: 142, sm: 96, md: 48 }, '@media print': { display: 'none' } }}
      >
        {hydrated ? `${data.other} ` : null}
        {hydrated
          ? ahead
              .filter((one) => one !== intake)
              .slice(0, 4)
              .map((one) => (
                <Link
                  key={intakeKey(one)}
                  href={linkTo(intakeKey(one))}
                  sx={{ display: 'inline-block', py: 1.25, mr: 2 }}
                >
                  {data.choice(one.year, one.month, one.kind)}
                </Link>
              ))
          : null}
      </Typography>
      <Gantt caption={data.plot.caption} columns={data.plot.columns} bars={bars} stated />
      <Timeline
        heading="h2"
        columns
        items={steps.map(({ title, text, year, month }, index) => ({
          label: (
            <Box component="span" sx={room(2)}>
              {hydrated ? data.dated(year, month) : data.before(country.steps[index]?.before ?? 0)}
            </Box>
          ),
          title,
          text: linkedText(text),
        }))}
      />
      <Typography sx={{ color: 'text.secondary' }}>{data.ours}</Typography>
      <SourceLine facts={country.facts} changing={data.changing} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 3, '@media print': { display: 'none' } }}>
        <Button variant="outlined" href={withAnswers('/plan/checklist', plan.query)}>
          {data.papers}
        </Button>
        <Button
          variant="outlined"
          startIcon={<CalendarMonthOutlinedIcon />}
          onClick={save}
          sx={{ visibility: hydrated ? 'visible' : 'hidden' }}
        >
          {data.calendar}
        </Button>
      </Box>
      {failed ? <Alert severity="error">{data.calendarFailed}</Alert> : null}
      <Box sx={{ '@media print': { display: 'none' } }}>
        <Fold id="all-intakes" title={data.table.title} answer={data.table.answer}>
          <IntakeMonths
            content={data}
            linkOf={(id) => {
              const query = new URLSearchParams(plan.query);
              query.set('country', id);
              return withAnswers('/plan/intake', query);
            }}
          />
        </Fold>
      </Box>
    </PlanView>
  );
}
