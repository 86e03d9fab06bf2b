import { Button, Icon, linkedText, SourceLine, styled, TextLink, Timeline } from '@sayapatri/design';
import { calendarFile, saveFile } from '@sayapatri/facts/calendar';
import { useState } from 'react';
import { withoutLinks } from '../format/wordLinks.ts';
import { calendarEvents } from '../intake/calendarEvents.ts';
import {
  type DatedStep,
  firstInTime,
  intakeKey,
  intakesAhead,
  monthsBefore,
  scheduleOf,
  stepIds,
  tooTight,
} from '../intake/schedule.ts';
import { IntakeGantt, type IntakePlanProps } from './IntakeGantt.tsx';

/** As high with any of its texts, so that nothing moves when today's date is known. */
const Answer = styled('div')({
  display: 'grid',
  alignContent: 'center',
  minHeight: 'calc(12.8em + 24px)',
  marginBottom: 24,
  padding: '12px 20px',
  borderRadius: 16,
  background: 'var(--primary-soft)',
  '@media (min-width: 340px)': { minHeight: 'calc(11.2em + 24px)' },
  '@media (min-width: 600px)': { minHeight: 'calc(4.8em + 24px)' },
  '@media (min-width: 1000px)': { minHeight: 'calc(3.2em + 24px)' },
  '@media print': { minHeight: 0 },
});

const Steps = styled('div')({
  // The longest months, too, keep to one line.
  '@media (max-width: 339px)': { '& li > span': { fontSize: '0.8125rem' } },
});

/** The steps to one intake. Prerendered, each has its number of months before the course begins instead of a date. */
export function IntakePlan({ texts, country, intake, today }: IntakePlanProps) {
  const [failed, setFailed] = useState(false);
  const textOf = ({ id }: Pick<DatedStep, 'id'>) => texts.steps[id].text(country.words);
  const when = intake ? texts.month(intake.year, intake.month) : '';
  const steps = intake ? scheduleOf(intake, today) : [];
  const [first] = steps;
  const passed = steps.filter((step) => step.when === 'past').length;
  const next = passed > 0 ? firstInTime(intakesAhead(country.intakes, today), today) : undefined;
  const save = () =>
    calendarFile(
      'study-plan.ics',
      calendarEvents(
        steps,
        ({ id }) => texts.event(texts.steps[id].title, country.name, when),
        (step) => texts.eventText(withoutLinks(textOf(step))),
      ),
    )
      .then(saveFile)
      .catch(() => setFailed(true));
  return (
    <div>
      <h3>{intake ? texts.title(country.name, when) : texts.undated(country.name)}</h3>
      <Answer>
        <div role="status">
          {passed > 0 ? (
            <>
              {texts.late(passed)}{' '}
              {next ? (
                <TextLink to={`/plan/intake?country=${country.id}&intake=${intakeKey(next)}`}>
                  {texts.next(texts.month(next.year, next.month))}
                </TextLink>
              ) : null}
            </>
          ) : null}
        </div>
        {passed > 0 ? null : first && intake ? (
          <span>
            {texts.inTime(texts.month(first.year, first.month))}
            {texts.nearer(
              tooTight(intakesAhead(country.intakes, today), intake).map(({ intake: one, began }) => ({
                when: texts.month(one.year, one.month),
                began: texts.month(began.year, began.month),
              })),
            )}
          </span>
        ) : (
          texts.allSteps
        )}
      </Answer>
      <div style={{ marginBottom: 32 }}>
        <IntakeGantt texts={texts} country={country} intake={intake} today={today} />
      </div>
      <Steps>
        <Timeline
          columns
          items={
            intake
              ? steps.map((step) => {
                  const status = texts.states[step.when];
                  return {
                    label: texts.dated(step.year, step.month),
                    title: texts.steps[step.id].title,
                    text: linkedText(textOf(step)),
                    ...(status ? { status } : {}),
                  };
                })
              : stepIds.map((id) => ({
                  label: texts.before(monthsBefore[id]),
                  title: texts.steps[id].title,
                  text: linkedText(textOf({ id })),
                }))
          }
        />
      </Steps>
      <SourceLine facts={country.facts} changing={texts.changing} />
      {/* Reserves its space before it works, so that nothing moves when it appears. */}
      <p data-no-print style={{ visibility: intake ? undefined : 'hidden' }}>
        <Button variant="outlined" startIcon={<Icon name="calendar" />} onClick={save}>
          {texts.calendar}
        </Button>
      </p>
      {failed ? <p role="alert">{texts.calendarFailed}</p> : null}
    </div>
  );
}
