import { useEffect, useState } from 'react';
import { type OfficeStatus, officeStatus } from './officeStatus.ts';

const oneMinute = 60_000;

/** The office's status now, kept up to date; undefined in prerendered HTML and until the page is live. */
export function useOfficeStatus(): OfficeStatus | undefined {
  const [status, setStatus] = useState<OfficeStatus>();
  useEffect(() => {
    const update = () => setStatus(officeStatus(new Date()));
    update();
    const timer = setInterval(update, oneMinute);
    return () => clearInterval(timer);
  }, []);
  return status;
}
