import { clockTime, openingAt } from '@sayapatri/facts/openingTimes';
import { useEffect, useState } from 'react';
import { officeStatusText } from '../content/officeHours.ts';

/** `Open now until 6 PM`: whether the office is open at a moment; undefined when it never opens. */
export function officeStatus(moment: Date): string | undefined {
  const opening = openingAt(moment);
  return opening && officeStatusText(clockTime(opening.isOpen ? opening.closes : opening.opens), opening);
}

const oneMinute = 60_000;

/** The office's status now, changed on the minute; undefined in prerendered HTML and until the page is live. */
export function useOfficeStatus(): string | undefined {
  const [status, setStatus] = useState<string>();
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
