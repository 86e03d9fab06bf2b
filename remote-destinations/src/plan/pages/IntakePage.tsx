import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { linkedText, PointList, useHydrated } from '@sayapatri/design';
import { Gantt } from '@sayapatri/design/plots/Gantt';
import { IntakeChoices } from '../components/IntakeChoices.tsx';
import { IntakeTable } from '../components/IntakeTable.tsx';
import { PlanBar } from '../components/PlanBar.tsx';
import { PlanSources } from '../components/PlanSources.tsx';
import { PlanView } from '../components/PlanView.tsx';
import texts from '../content/intake.json';
import { beforeText, datedText, sentencesOn } from '../content/intake.ts';
import countries from '../content/intakeCountries.ts';
import { intakePlan } from '../intake/intakePlan.ts';
import { dayInNepal } from '../intake/schedule.ts';
import { withAnswers } from '../state/planAnswers.ts';
import { usePlan } from '../state/usePlan.ts';

/** On the narrowest phones: the room of the lines that the text takes once its date is known. */
const room = (lines: number) => ({
  display: 'block',
  '@media (max-width: 359.95px)': { minHeight: `${lines}lh` },
});

/** The way to one intake, month by month, and the intakes of all countries. */
export default function IntakePage() {
  const plan = usePlan(countries);
  // The prerendered page has no date.
  const hydrated = useHydrated();
  const country = countries.find(({ id }) => id === plan.country) ?? countries[0];
  if (country === undefined) throw new Error('The intake planner has no countries.');
  const today = dayInNepal(hydrated ? new Date() : new Date(0));
  const way = intakePlan(country, plan, today);
  const { answer, below, question } = sentencesOn(country, way, hydrated);
  return (
    <PlanView
      view="intake"
      title={texts.title}
      bar={<PlanBar plan={plan} countries={countries} />}
      query={plan.query}
      answer={
        <Box component="span" sx={room(3)}>
          {answer}
        </Box>
      }
      below={
        <Box component="span" sx={room(2)}>
          {below}
        </Box>
      }
      ask={{ label: texts.ask, question }}
    >
      <IntakeChoices intakes={hydrated ? way.others : undefined} query={plan.query} />
      {/* The year with the reader's day is another drawing, whose bars do not move from the first one's. */}
      <Gantt
        key={String(hydrated)}
        caption={texts.plot}
        bars={way.bars}
        now={hydrated ? way.countOf(today) + (today.day - 1) / 31 : undefined}
      />
      <PointList
        numbered
        columns={2}
        heading="h2"
        points={way.steps.map((step, index) => ({
          title: step.title,
          text: (
            <Typography sx={{ color: 'text.secondary' }}>
              <Box component="strong" sx={room(2)}>
                {hydrated ? datedText(step) : beforeText(country.steps[index]?.before ?? 0)}
              </Box>
              {linkedText(step.text)}
            </Typography>
          ),
        }))}
      />
      <Typography sx={{ color: 'text.secondary' }}>{texts.ours}</Typography>
      <PlanSources facts={country.facts} changing={texts.changing} />
      <Button
        variant="outlined"
        href={withAnswers('/plan/checklist', plan.query)}
        sx={{ my: 3, displayPrint: 'none' }}
      >
        {texts.papers}
      </Button>
      <IntakeTable query={plan.query} />
    </PlanView>
  );
}
