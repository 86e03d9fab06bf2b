import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { officeHoursTexts } from '../content/officeHours.ts';
import { useOfficeStatus } from '../hours/useOfficeStatus.ts';

/** One line, at 320 px too, reserved before the status is known, so that nothing below moves when the status appears. */
const Status = styled('strong')({
  display: 'block',
  minHeight: '1lh',
  '@media (max-width: 339px)': { fontSize: '0.9em' },
  '@media (scripting: none)': { display: 'none' },
});

/** A day stays beside its hours. */
const Hours = styled('span')({ display: 'inline-block' });

/** Whether the office is open now, which only a hydrated page states, and the prerendered hours. */
export function OfficeStatus({ withHours }: { withHours?: boolean }) {
  const status = useOfficeStatus();
  return (
    <p>
      <Status>{status?.text}</Status>
      {withHours
        ? officeHoursTexts.map((text, index) => (
            <Fragment key={text}>
              {index > 0 ? ' ' : null}
              <Hours>{index < officeHoursTexts.length - 1 ? `${text},` : text}</Hours>
            </Fragment>
          ))
        : null}
    </p>
  );
}
