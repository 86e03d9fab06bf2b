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
import { RowTable } from '../../guides/components/RowTable.tsx';
import { PlanView } from '../components/PlanView.tsx';
import type { IntakeContent } from '../content/intake.ts';
import { fill } from '../format/fill.ts';
import { capital } from '../format/format.ts';
import { calendarEvents } from '../intake/calendarEvents.ts';
import {
  type DatedIntake,
  dayInNepal,
  intakeKey,
  intakesAhead,
  monthsUntil,
  nextFeasible,
  scheduleOf,
} from '../intake/schedule.ts';
import { Fold } from '../reading/Fold.tsx';
import { withAnswers, withCountry } from '../state/planAnswers.ts';
import { usePlan } from '../state/usePlan.ts';

/** On the narrowest phones: the room of the lines that the text takes once its date is known. */
const room = (lines: number) => ({
  display: 'block',
  '@media (max-width: 359.95px)': { minHeight: `${lines}lh` },
});

/** The way to one intake, month by month, and the intakes of all countries. */
export default function IntakePage({ data }: PageProps<IntakeContent>) {
  const { texts, monthText } = data;
  const plan = usePlan(data.countries);
  // The prerendered page has no date.
  const hydrated = useHydrated();
  const [failed, setFailed] = useState(false);
  const country = data.countries.find(({ id }) => id === plan.country) ?? data.countries[0];
  if (country === undefined) throw new Error('The intake planner has no countries.');
  const today = dayInNepal(hydrated ? new Date() : new Date(0));
  const ahead = intakesAhead(country.intakes, today);
  const kinds = plan.level === 'language' ? (['main', 'language'] as const) : (['main'] as const);
  const best = nextFeasible(ahead, country, today, kinds);
  const intake = ahead.find((one) => intakeKey(one) === plan.query.get('intake')) ?? best;
  if (intake === undefined || best === undefined) throw new Error(`${country.name} has no main intake.`);
  const steps = scheduleOf(country.steps, intake, today);
  const [start] = steps;
  if (start === undefined) throw new Error(`${country.name} has no steps.`);
  const isTooNear = (one: DatedIntake) => monthsUntil(one, today) < country.least;
  const isTight = isTooNear(intake);
  const plain = { country: country.name, when: monthText(intake) };
  const due = steps.filter((step) => step.when === 'now').map(({ title }) => title);
  const below = isTight
    ? fill(texts.better, { when: monthText(best) })
    : due.length > 0
      ? fill(texts.thisMonth, { steps: due.join(', ') })
      : fill(texts.begin, { when: monthText(start), step: start.title });
  const before = (months: number) =>
    months === 0 ? texts.firstMonth : fill(months === 1 ? texts.monthBefore : texts.monthsBefore, { months });
  const linkTo = (one: DatedIntake) => {
    const query = new URLSearchParams(plan.query);
    query.set('intake', intakeKey(one));
    return `/plan/intake?${query}`;
  };
  const nameOf = (one: DatedIntake) => {
    const notes = [
      ...(one.kind === 'main' ? [] : [texts.kinds[one.kind]]),
      ...(isTooNear(one) ? [texts.tooNear] : []),
    ];
    return monthText(one) + (notes.length > 0 ? ` (${notes.join(', ')})` : '');
  };
  const save = () =>
    calendarFile('study-plan.ics', calendarEvents(steps, `${capital(plain.country)}, ${plain.when}`))
      .then(saveFile)
      .catch(() => setFailed(true));
  // Months are counted from January of the first step's year.
  const countOf = ({ year, month }: { year: number; month: number }) => 12 * (year - start.year) + month;
  const bars = steps.map((step, index) => {
    const from = countOf(step);
    const next = steps.slice(index + 1).find((other) => countOf(other) !== from);
    return { label: step.title, from, to: next ? Math.max(from, countOf(next) - 1) : from };
  });
  return (
    <PlanView
      view="intake"
      title={texts.title}
      bar={{ plan, countries: data.countries }}
      answer={
        <Box component="span" sx={room(3)}>
          {hydrated
            ? fill(isTight ? texts.tight : texts.answer, plain)
            : fill(texts.undated, { country: capital(country.name), months: country.steps[0]?.before })}
        </Box>
      }
      below={
        <Box component="span" sx={room(2)}>
          {hydrated ? below : '\u00a0'}
        </Box>
      }
      ask={{ label: texts.ask, question: fill(texts.question, plain) }}
    >
      {/* As high as the choices are, which come with the date. */}
      <Typography
        component="div"
        sx={{ my: 2, minHeight: { xs: 190, sm: 96, md: 48 }, displayPrint: 'none' }}
      >
        {hydrated ? `${texts.other} ` : null}
        {hydrated
          ? ahead
              .filter((one) => one !== intake)
              .slice(0, 4)
              .map((one) => (
                <Link
                  key={intakeKey(one)}
                  href={linkTo(one)}
                  sx={{ display: 'inline-block', py: 1.25, mr: 2 }}
                >
                  {nameOf(one)}
                </Link>
              ))
          : null}
      </Typography>
      <Gantt
        caption={texts.plot.caption}
        columns={[texts.plot.step, texts.plot.months]}
        bars={bars}
        now={hydrated ? countOf(today) + (today.day - 1) / 31 : undefined}
        stated
      />
      <Timeline
        heading="h2"
        columns
        items={steps.map((step, index) => ({
          label: (
            <Box component="span" sx={room(2)}>
              {hydrated ? data.dated(step) : before(country.steps[index]?.before ?? 0)}
            </Box>
          ),
          title: step.title,
          text: linkedText(step.text),
        }))}
      />
      <Typography sx={{ color: 'text.secondary' }}>{texts.ours}</Typography>
      <SourceLine facts={country.facts} changing={texts.changing} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 3, displayPrint: 'none' }}>
        <Button variant="outlined" href={withAnswers('/plan/checklist', plan.query)}>
          {texts.papers}
        </Button>
        <Button
          variant="outlined"
          startIcon={<CalendarMonthOutlinedIcon />}
          onClick={save}
          sx={{ visibility: hydrated ? 'visible' : 'hidden' }}
        >
          {texts.calendar}
        </Button>
      </Box>
      {failed ? <Alert severity="error">{texts.calendarFailed}</Alert> : null}
      <Box sx={{ displayPrint: 'none' }}>
        <Fold id="all-intakes" title={texts.all.title} answer={texts.all.answer}>
          <RowTable
            caption={texts.all.title}
            columns={texts.all.columns}
            rows={data.countries.map(({ id, name, intakes }) => [
              <Link key={id} href={withCountry('/plan/intake', plan.query, id)}>
                {name.replace(/^the /, '')}
              </Link>,
              data.monthsOf(intakes, true),
              data.monthsOf(intakes, false),
            ])}
            hideCaption
            dense
          />
        </Fold>
      </Box>
    </PlanView>
  );
}
