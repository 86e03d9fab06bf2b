import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useHydrated } from '@sayapatri/design';
import { calendarFile, saveFile } from '@sayapatri/facts/calendar';
import { useState } from 'react';
import type { IntakeContent } from '../content/intake.ts';
import { calendarEvents } from '../intake/calendarEvents.ts';
import type { DatedStep } from '../intake/schedule.ts';
import { withAnswers } from '../state/planAnswers.ts';

interface IntakeActionsProps {
  content: IntakeContent;
  steps: readonly DatedStep[];
  /** The events' common words, e.g. `Australia, July 2027`. */
  about: string;
  query: URLSearchParams;
}

/** The papers for the steps, and the steps as a calendar file. */
export function IntakeActions({ content: { texts }, steps, about, query }: IntakeActionsProps) {
  const hydrated = useHydrated();
  const [failed, setFailed] = useState(false);
  const save = () =>
    calendarFile('study-plan.ics', calendarEvents(steps, about))
      .then(saveFile)
      .catch(() => setFailed(true));
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, my: 3, displayPrint: 'none' }}>
        <Button variant="outlined" href={withAnswers('/plan/checklist', query)}>
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
      </Stack>
      {failed ? <Alert severity="error">{texts.calendarFailed}</Alert> : null}
    </>
  );
}
