import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useHydrated } from '@sayapatri/design';
import { type AppointmentWords, appointmentLine } from '@sayapatri/facts/appointment';
import { brand } from '@sayapatri/facts/brand';
import { saveFile } from '@sayapatri/facts/calendar';
import { clockTime } from '@sayapatri/facts/openingTimes';
import { useState } from 'react';
import { calendarFile } from '../../appointment/calendarFile.ts';
import { openDays } from '../../appointment/openDays.ts';
import { appointmentTexts as texts } from '../../content/appointment.ts';
import { Optional } from './Optional.tsx';

const Frame = styled('details')(({ theme }) => ({
  padding: '0 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

const Summary = styled('summary')({ minHeight: 48, lineHeight: '48px', fontWeight: 650, cursor: 'pointer' });

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
      <Summary>
        <Optional label={texts.summary} note={texts.optional} />
      </Summary>
      {hydrated ? (
        <Choices disabled={readOnly} onChoice={onChoice} />
      ) : (
        <Typography sx={{ mb: 2 }}>{texts.withoutScripts}</Typography>
      )}
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
    <TextField
      select
      label={texts.labels[name]}
      value={choice[name]}
      disabled={disabled}
      onChange={({ target }) => choose({ [name]: target.value })}
    >
      {choices.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </TextField>
  );
  return (
    <>
      <Typography sx={{ mb: 2 }}>{texts.intro}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
          mb: 2,
        }}
      >
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
      </Box>
      {slot ? (
        <Button type="button" variant="outlined" sx={{ mb: 2 }} onClick={() => saveCalendar(slot.start)}>
          {texts.calendar}
        </Button>
      ) : null}
    </>
  );
}
