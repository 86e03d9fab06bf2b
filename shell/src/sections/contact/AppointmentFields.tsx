import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Field, useHydrated } from '@sayapatri/design';
import { type AppointmentWords, appointmentLine } from '@sayapatri/facts/appointment';
import { brand } from '@sayapatri/facts/brand';
import { saveFile } from '@sayapatri/facts/calendar';
import { clockTime } from '@sayapatri/facts/openingTimes';
import { useState } from 'react';
import { calendarFile } from '../../appointment/calendarFile.ts';
import { openDays } from '../../appointment/openDays.ts';
import { appointmentTexts as texts } from '../../content/appointment.ts';

const Frame = styled('details')({
  padding: '0 16px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 12,
  '& summary': { minHeight: 48, lineHeight: '48px', fontWeight: 650, cursor: 'pointer' },
  '& summary small': { fontWeight: 400, color: 'var(--mui-palette-text-secondary)' },
  '& p': { margin: '0 0 16px' },
  '& > div': {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    marginBottom: 16,
  },
  '& > button': { marginBottom: 16 },
});

const lineOf = (choice: AppointmentWords) => appointmentLine({ ...choice, way: choice.way.toLowerCase() });

interface AppointmentFieldsProps {
  readOnly: boolean;
  /** Called with the line for the message; empty when no appointment is wanted. */
  onChoice: (line: string) => void;
}

/** An optional choice of day, half-hour, way and office, which becomes a line of the message. */
export function AppointmentFields({ readOnly, onChoice }: AppointmentFieldsProps) {
  const hydrated = useHydrated();
  return (
    <Frame>
      <summary>
        {texts.summary} <small>({texts.optional})</small>
      </summary>
      {hydrated ? <Choices disabled={readOnly} onChoice={onChoice} /> : <p>{texts.withoutScripts}</p>}
    </Frame>
  );
}

function Choices({ disabled, onChoice }: { disabled: boolean; onChoice: (line: string) => void }) {
  const [days] = useState(() => openDays(new Date()));
  const [choice, setChoice] = useState({
    day: texts.noDay as string,
    time: '',
    way: texts.ways[0] as string,
    office: brand.offices[0].name as string,
  });
  const slots = (day: string) => days.find(({ label }) => label === day)?.slots ?? [];
  const timesOf = (day: string) => slots(day).map(({ minutes }) => clockTime(minutes));
  const times = timesOf(choice.day);
  const slot = slots(choice.day)[times.indexOf(choice.time)];

  const choose = (change: Partial<typeof choice>) => {
    const next = { ...choice, ...change };
    const possible = timesOf(next.day);
    // The chosen time may not exist on another day, or may be over today.
    if (!possible.includes(next.time)) next.time = possible[0] ?? '';
    setChoice(next);
    onChoice(next.time === '' ? '' : lineOf(next));
  };
  const saveCalendar = async (start: Date) => {
    const office = brand.offices.find(({ name }) => name === choice.office);
    saveFile(await calendarFile(start, lineOf(choice), office?.address ?? ''));
  };
  const select = (name: keyof typeof choice, choices: readonly string[]) => (
    <Field
      label={texts.labels[name]}
      choices={choices}
      value={choice[name]}
      disabled={disabled}
      onChange={({ target }) => choose({ [name]: target.value })}
    />
  );
  return (
    <>
      <p>{texts.intro}</p>
      <div>
        {select('day', [texts.noDay, ...days.map(({ label }) => label)])}
        {slot ? (
          <>
            {select('time', times)}
            {select('way', texts.ways)}
            {select(
              'office',
              brand.offices.map(({ name }) => name),
            )}
          </>
        ) : null}
      </div>
      {slot ? (
        <Button type="button" variant="outlined" onClick={() => saveCalendar(slot.start)}>
          {texts.calendar}
        </Button>
      ) : null}
    </>
  );
}
