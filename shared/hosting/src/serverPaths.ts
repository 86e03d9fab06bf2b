import { enquiryEndpoint } from '@sayapatri/contract';
import { telemetryEndpoint } from '@sayapatri/contract/telemetry';

/** Paths that the server answers itself. compose refuses a release that has a page at or below one of them. */
export const serverPaths = {
  enquiries: enquiryEndpoint,
  telemetry: telemetryEndpoint,
  live: '/livez',
  /** The former path of `ready`, still answered. */
  health: '/healthz',
  ready: '/readyz',
} as const;
