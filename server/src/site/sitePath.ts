/** Where in the site folder a request path leads. */
export type SitePath =
  /** A page: its file, and its own path without a trailing slash. */
  | { kind: 'page'; file: string; path: string }
  /** Another way to write a page's address; `path` is the right one. */
  | { kind: 'alias'; file: string; path: string }
  | { kind: 'file'; file: string }
  /** A file with its content's hash in its address. */
  | { kind: 'hashed'; file: string }
  | { kind: 'nothing' };

const nothing: SitePath = { kind: 'nothing' };
// Letters, digits and a few marks, never a dot first: no hidden file, no `..`, no encoded slash, no NUL.
const segment = /^[A-Za-z0-9_~@+-][A-Za-z0-9_.~@+-]*$/;

/** Whether the path belongs to the hashed files, which are never pages. */
export const isHashedPath = (pathname: string): boolean => pathname.startsWith('/_/');

/** The path of a request URL, as it was sent, without the query. */
export const pathnameOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Maps a request's path (still percent-encoded, without the query) to a file relative to the site folder. */
export function findSitePath(pathname: string): SitePath {
  if (pathname === '/') return { kind: 'page', file: 'index.html', path: '/' };
  const decoded = decode(pathname);
  if (decoded === undefined || !decoded.startsWith('/')) return nothing;

  const hasTrailingSlash = decoded.endsWith('/');
  const segments = decoded.slice(1, hasTrailingSlash ? -1 : undefined).split('/');
  const file = segments.join('/');
  const last = segments.at(-1) ?? '';
  // An encoded slash gives more segments after decoding than before.
  if (pathname.split('/').length !== decoded.split('/').length) return nothing;
  if (!segments.every((part) => segment.test(part)) || file === '404.html') return nothing;
  // The compressed variants are chosen by Accept-Encoding, not by address.
  if (/\.(br|gz)$/.test(last)) return nothing;

  if (isHashedPath(decoded)) return hasTrailingSlash ? nothing : { kind: 'hashed', file };
  if (last === 'index.html' && !hasTrailingSlash) {
    return { kind: 'alias', file, path: `/${segments.slice(0, -1).join('/')}` };
  }
  if (last.includes('.')) return hasTrailingSlash ? nothing : { kind: 'file', file };
  return { kind: hasTrailingSlash ? 'alias' : 'page', file: `${file}/index.html`, path: `/${file}` };
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
