import { styled } from '@mui/material/styles';
import { linkedText, Timeline } from '@sayapatri/design';
import type { CSSProperties } from 'react';
import type { IntakeContent } from '../content/intake.ts';
import { type DatedIntake, monthsBefore, scheduleOf, stepIds } from '../intake/schedule.ts';

/** The number of months from the first step to the course, both included. */
const months = monthsBefore.test + 1;

/**
 * Where there is room, a calendar stands beside the steps, with a column for each month of AD above and of Bikram Sambat
 * below, a bar beside each step, and a line for today.
 */
const Calendar = styled('div')({
  position: 'relative',
  '--calendar': 'clamp(300px, 93% - 390px, 660px)',
  '& > div, & > b, & i': { display: 'none' },
  '@media print, (min-width: 740px)': {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: `repeat(${months}, minmax(0, 1fr))`,
      width: 'var(--calendar)',
      marginLeft: 'auto',
      fontSize: '0.75rem',
      color: 'var(--mui-palette-text-secondary)',
    },
    // Months of Bikram Sambat begin about the middle of a month of AD.
    '& > ol + div': {
      gridTemplateColumns: `minmax(0, 0.5fr) repeat(${months - 1}, minmax(0, 1fr)) minmax(0, 0.5fr)`,
      whiteSpace: 'nowrap',
      '&::before': { content: '""' },
      // The last month has half a column.
      '& > :last-of-type': { justifySelf: 'end' },
    },
    // A narrow calendar has room for every second name.
    '@media screen and (max-width: 1199px)': { '& > ol + div > :nth-of-type(2n)': { visibility: 'hidden' } },
    '& > b': {
      display: 'block',
      position: 'absolute',
      insetBlock: '20px 20px',
      left: `calc(100% - var(--calendar) * (1 - var(--today) / ${months}))`,
      paddingLeft: 6,
      borderLeft: '2px solid var(--mui-palette-secondary-main)',
      alignContent: 'end',
      fontSize: '0.75rem',
    },
    '& ol': {
      background: `repeating-linear-gradient(90deg, var(--mui-palette-divider) 0 1px, transparent 0 ${100 / months}%) right / var(--calendar) 100% no-repeat`,
    },
    '& li': { paddingRight: 'calc(var(--calendar) + 24px)' },
    '& i': {
      display: 'block',
      position: 'absolute',
      top: 4,
      height: 'min(100% - 28px, 72px)',
      left: `calc(100% - var(--calendar) * (1 - var(--from) / ${months}))`,
      width: `calc(var(--calendar) * var(--span) / ${months})`,
      borderRadius: 6,
      background:
        'color-mix(in srgb, var(--mui-palette-primary-main) 85%, var(--mui-palette-background-default))',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
  },
  // Keeps the longest months on one line.
  '@media (max-width: 339px)': { '& li > span': { fontSize: '0.8125rem' } },
});

/** The place on the calendar of a step, which lasts until the next step begins. */
const placeOf = (before: number) => {
  const next = Math.max(-1, ...Object.values(monthsBefore).filter((months) => months < before));
  return { '--from': monthsBefore.test - before, '--span': before - next } as CSSProperties;
};

export interface IntakePlanProps {
  texts: IntakeContent['plan'];
  country: IntakeContent['countries'][number];
  /** Undefined until today's date is known. */
  intake: DatedIntake | undefined;
  today: { year: number; month: number; day: number };
}

/** The steps with their months or, until today's date is known, with the number of months before the course. */
export function IntakeSteps({ texts, country, intake, today }: IntakePlanProps) {
  const steps = intake ? scheduleOf(intake, today) : [];
  const usual = country.intakes.find(({ kind }) => kind === 'main') ?? country.intakes[0];
  const first = ((intake ?? usual)?.month ?? 1) + 11 - monthsBefore.test;
  const columns = Array.from({ length: months }, (_, index) => ((first + index) % 12) + 1);
  // In months since the first step's month began.
  const now = intake
    ? 12 * (today.year - intake.year) + today.month - intake.month + monthsBefore.test + (today.day - 1) / 31
    : -1;
  return (
    <Calendar>
      <div aria-hidden>
        {columns.map((month) => (
          <span key={month}>{texts.short(month)}</span>
        ))}
      </div>
      <Timeline
        items={stepIds.map((id, index) => {
          const step = steps[index];
          const status = step && texts.states[step.when];
          return {
            label: step ? texts.dated(step.year, step.month) : texts.before(monthsBefore[id]),
            title: texts.steps[id].title,
            text: (
              <>
                {linkedText(texts.steps[id].text(country.words))}
                <i aria-hidden style={placeOf(monthsBefore[id])} />
              </>
            ),
            ...(status && { status }),
          };
        })}
      />
      <div aria-hidden>
        {columns.map((month) => (
          <span key={month}>{texts.nepali(month)}</span>
        ))}
      </div>
      {now >= 0 && now < months ? (
        <b aria-hidden style={{ '--today': now } as CSSProperties}>
          {texts.today}
        </b>
      ) : null}
    </Calendar>
  );
}
