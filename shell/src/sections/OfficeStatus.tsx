import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { officeStatus } from '../hours/officeStatus.ts';

/** Its room is reserved before the status is known, so that nothing below moves when the status appears. */
const Status = styled('strong')({
  display: 'block',
  minHeight: '1lh',
  '@media (max-width: 339px)': { minHeight: '2lh' },
  '@media (scripting: none)': { display: 'none' },
});

/** Looks again whenever the visitor comes back to the page. */
function onReturn(look: () => void) {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Whether the office is open now, which only a hydrated page states. */
export function OfficeStatus() {
  const status = useSyncExternalStore(
    onReturn,
    () => officeStatus(new Date()),
    () => undefined,
  );
  return (
    <Typography variant="body2">
      <Status>{status}</Status>
    </Typography>
  );
}
