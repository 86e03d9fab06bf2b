import { enquiryEndpoint } from 'shared/contract';

/** Paths that the server answers itself. compose refuses a release that has a page at or below one of them. */
export const serverPaths = {
  enquiries: enquiryEndpoint,
  live: '/livez',
  /** The same as `ready`, by its former name. */
  health: '/healthz',
  ready: '/readyz',
} as const;
