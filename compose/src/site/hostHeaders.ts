import { securityHeadersOverTls } from '@sayapatri/hosting/securityPolicy';

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** `_headers`, which static hosts such as Cloudflare Pages and Netlify read: the headers that the Node server and nginx send. */
export const hostHeaders = (): string =>
  [
    '/*',
    ...linesOf(securityHeadersOverTls),
    '/_/*',
    ...linesOf({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
    '',
  ].join('\n');
