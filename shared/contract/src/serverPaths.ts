import { enquiryEndpoint } from './contract.ts';
import { telemetryEndpoint } from './telemetry.ts';

/** Paths that the server answers itself. compose refuses a release that has a page at or below one of them. */
export const serverPaths = {
  enquiries: enquiryEndpoint,
  telemetry: telemetryEndpoint,
  ready: '/readyz',
} as const;
