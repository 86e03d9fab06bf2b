import { clockTime, openingAt } from '@sayapatri/facts/openingTimes';
import { useEffect, useState } from 'react';
import { officeStatusText } from '../content/officeHours.ts';

export interface OfficeStatus {
  isOpen: boolean;
  /** When the office closes, if it is open; otherwise when it opens next. `6 PM` */
  time: string;
  /** `Open now until 6 PM` */
  text: string;
}

/** Whether the office is open at a moment, and until or from when; undefined when it never opens. */
export function officeStatus(moment: Date): OfficeStatus | undefined {
  const opening = openingAt(moment);
  if (opening === undefined) return undefined;
  const time = clockTime(opening.isOpen ? opening.closes : opening.opens);
  return { isOpen: opening.isOpen, time, text: officeStatusText(time, opening) };
}

const oneMinute = 60_000;

/** The office's status now, changed on the minute; undefined in prerendered HTML and until the page is live. */
export function useOfficeStatus(): OfficeStatus | undefined {
  const [status, setStatus] = useState<OfficeStatus>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      setStatus(officeStatus(new Date()));
      timer = setTimeout(update, oneMinute - (Date.now() % oneMinute));
    };
    update();
    // The timers of a hidden page may come late, or not at all.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return status;
}
