import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { officeHoursTexts } from '../content/officeHours.ts';
import { useOfficeStatus } from '../hours/useOfficeStatus.ts';

/** Its room is reserved before the status is known, so that nothing below moves when the status appears. */
const Status = styled('strong')({
  display: 'block',
  minHeight: '1lh',
  '@media (max-width: 339px)': { minHeight: '2lh' },
  '@media (scripting: none)': { display: 'none' },
});

/** Whether the office is open now, which only a hydrated page states, and the prerendered hours. */
export function OfficeStatus({ withHours }: { withHours?: boolean }) {
  const status = useOfficeStatus();
  return (
    <Typography variant="body2">
      <Status>{status?.text}</Status>
      {withHours
        ? officeHoursTexts.map((text, index) => (
            // A day stays beside its hours.
            <Box component="span" key={text} sx={{ display: 'inline-block', mr: '0.35em' }}>
              {index < officeHoursTexts.length - 1 ? `${text},` : text}
            </Box>
          ))
        : null}
    </Typography>
  );
}
