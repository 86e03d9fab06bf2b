import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { SourceLine } from '@sayapatri/design';
import { calendarFile, saveFile } from '@sayapatri/facts/calendar';
import { useState } from 'react';
import { withoutLinks } from '../format/wordLinks.ts';
import { calendarEvents } from '../intake/calendarEvents.ts';
import {
  type DatedIntake,
  firstInTime,
  intakeKey,
  intakesAhead,
  scheduleOf,
  tooTight,
} from '../intake/schedule.ts';
import { type IntakePlanProps, IntakeSteps } from './IntakeSteps.tsx';
import { PlanActions, type PlanActionsProps } from './PlanActions.tsx';

/** The height suits all its texts, so that nothing moves when today's date is known. */
const Answer = styled('div')({
  minHeight: 208,
  marginBottom: 28,
  padding: '22px 20px 2px',
  borderRadius: 16,
  background: 'var(--mui-palette-primarySoft)',
  '& h3': { margin: '0 0 2px', fontSize: '0.875rem', lineHeight: 1.4 },
  '& strong': {
    display: 'block',
    fontSize: 'clamp(1.375rem, 1.1rem + 1.3vw, 2.25rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  '& p': { margin: '6px 0 0' },
  '& summary': { width: 'fit-content', paddingBlock: 10, cursor: 'pointer' },
  '& ul': { margin: '0 0 16px', padding: 0, listStyle: 'none' },
  '@media (max-width: 339px)': { minHeight: 254 },
  '@media (min-width: 600px)': { minHeight: 172 },
  '@media print': { minHeight: 0, '& details': { display: 'none' } },
});

/** The answer for one intake, and its steps. */
export function IntakePlan({ ask, ...plan }: IntakePlanProps & { ask: PlanActionsProps }) {
  const { texts, country, intake, today } = plan;
  const [failed, setFailed] = useState(false);
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
        ({ id }) => texts.eventText(withoutLinks(texts.steps[id].text(country.words))),
      ),
    )
      .then(saveFile)
      .catch(() => setFailed(true));
  const planFor = (one: DatedIntake) =>
    `/plan/intake?country=${country.id}&intake=${intakeKey(one)}` as const;
  // An intake of some courses may not be the one that a visitor has in mind.
  const main =
    intake && intake.kind !== 'main'
      ? firstInTime(
          intakesAhead(country.intakes, today).filter(({ kind }) => kind === 'main'),
          today,
        )
      : undefined;
  const tight = intake && passed === 0 ? tooTight(intakesAhead(country.intakes, today), intake) : [];
  return (
    <div>
      <Answer>
        <h3>{intake ? texts.title(country.name, when, intake.kind) : texts.undated(country.name)}</h3>
        <div role="status">
          {passed > 0 ? (
            <>
              <strong>{texts.late(passed)}</strong>
              <p>
                {texts.ifDone}{' '}
                {next ? (
                  <Link href={planFor(next)}>{texts.next(texts.month(next.year, next.month))}</Link>
                ) : null}
              </p>
            </>
          ) : null}
        </div>
        {passed > 0 ? null : (
          <>
            <strong>{first ? texts.begin(texts.month(first.year, first.month)) : texts.ahead}</strong>
            {main ? (
              <p>
                {texts.main} <Link href={planFor(main)}>{texts.month(main.year, main.month)}</Link>
              </p>
            ) : (
              <p>{first ? texts.inTime(when) : texts.allSteps}</p>
            )}
          </>
        )}
        {tight.length > 0 ? (
          <details>
            <summary>{texts.nearer(tight.length)}</summary>
            <ul>
              {tight.map(({ intake: one, began }) => (
                <li key={intakeKey(one)}>
                  <Link href={planFor(one)}>{texts.month(one.year, one.month)}</Link>:{' '}
                  {texts.began(texts.month(began.year, began.month))}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </Answer>
      <IntakeSteps {...plan} />
      <p>{texts.ours}</p>
      <SourceLine facts={country.facts} changing={texts.changing} />
      <PlanActions {...ask}>
        {/* The hidden button reserves its space, so that nothing moves when it appears. */}
        <Button
          variant="outlined"
          startIcon={<CalendarMonthOutlinedIcon />}
          onClick={save}
          style={{ visibility: intake ? undefined : 'hidden' }}
        >
          {texts.calendar}
        </Button>
        {failed ? <p role="alert">{texts.calendarFailed}</p> : null}
      </PlanActions>
    </div>
  );
}
