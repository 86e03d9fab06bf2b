import { enquiryEndpoint } from './contract.ts';

/** Paths that the server answers itself. compose refuses a release that has a page at or below one of them. */
export const serverPaths = {
  enquiries: enquiryEndpoint,
  ready: '/readyz',
} as const;
