import { Fragment } from 'react';
import { officeHoursTexts, officeStatusText } from '../content/officeHours.ts';
import { useOfficeStatus } from '../hours/useOfficeStatus.ts';

/** Whether the office is open now, once the page is live, and the hours, which the prerendered page states too. */
export function OfficeStatus({ withHours }: { withHours?: boolean }) {
  const status = useOfficeStatus();
  return (
    <p>
      {status ? <strong>{officeStatusText(status)}</strong> : null}
      {status && withHours ? <br /> : null}
      {withHours
        ? officeHoursTexts.map((text, index) => (
            <Fragment key={text}>
              {index > 0 ? ', ' : null}
              <span>{text}</span>
            </Fragment>
          ))
        : null}
    </p>
  );
}
