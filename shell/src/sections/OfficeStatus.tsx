import { styled } from '@sayapatri/design';
import { Fragment } from 'react';
import { officeHoursTexts } from '../content/officeHours.ts';
import { useOfficeStatus } from '../hours/useOfficeStatus.ts';

/** As high before the status is known, so that nothing below it moves when it appears: one line, at 320 px too. */
const Status = styled('strong')({
  display: 'block',
  minHeight: '1lh',
  '@media (max-width: 339px)': { fontSize: '0.9em' },
  '@media (scripting: none)': { display: 'none' },
});

/** A day stays beside its hours. */
const Hours = styled('span')({ display: 'inline-block' });

/** Whether the office is open now, once the page is live, and the hours, which the prerendered page states too. */
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
