import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormField } from '@sayapatri/design/formField';
import { appointmentLine } from '@sayapatri/facts/appointment';
import { brand } from '@sayapatri/facts/brand';
import { useEffect, useState } from 'react';
import { openDays } from '../../appointment/openDays.ts';
import texts from '../../content/labels/appointment.json';
import { Optional } from './Optional.tsx';

interface AppointmentFieldsProps {
  readOnly: boolean;
  /** Called with the line for the message; empty when no appointment is wanted. */
  onChoice: (line: string) => void;
}

/** An optional choice of day, half-hour, way and office, which becomes a line of the message. The days come with scripts. */
export function AppointmentFields({ readOnly, onChoice }: AppointmentFieldsProps) {
  const [days, setDays] = useState<ReturnType<typeof openDays>>([]);
  useEffect(() => setDays(openDays(new Date())), []);
  const [choice, setChoice] = useState({
    day: texts.noDay,
    time: '',
    way: texts.ways[0] ?? '',
    office: brand.offices[0].name as string,
  });
  const timesOf = (day: string) => days.find(({ label }) => label === day)?.times ?? [];
  const times = timesOf(choice.day);

  const choose = (change: Partial<typeof choice>) => {
    const next = { ...choice, ...change };
    const possible = timesOf(next.day);
    // The chosen time may not exist on another day, or may be over today.
    if (!possible.includes(next.time)) next.time = possible[0] ?? '';
    setChoice(next);
    onChoice(next.time === '' ? '' : appointmentLine({ ...next, way: next.way.toLowerCase() }));
  };
  const select = (name: keyof typeof choice, choices: readonly string[]) => (
    <FormField
      select
      label={texts.labels[name]}
      value={choice[name]}
      disabled={readOnly}
      onChange={({ target }) => choose({ [name]: target.value })}
    >
      {choices.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </FormField>
  );
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <Typography variant="h4" component="legend" sx={{ p: 0 }}>
        <Optional label={texts.title} note={texts.optional} />
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {texts.intro}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {select('day', [texts.noDay, ...days.map(({ label }) => label)])}
        {times.length > 0 ? (
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
    </Box>
  );
}
