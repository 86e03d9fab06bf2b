import { expect, test } from 'vitest';
import { findSitePath } from './sitePath.ts';

// What it finds is tested in site.test.ts.
test.each([
  '',
  '//bad.example/',
  '/a//b',
  '/../secret',
  '/%2e%2e/secret',
  '/..%2fsecret',
  '/about%2findex.html',
  '/..%5csecret',
  '/%252e%252e/secret',
  '/about%00',
  '/%zz',
  '/%c0%ae%c0%ae/secret',
  '/.env',
  '/404.html',
  '/index.html.br',
  '/_/',
])('nothing of the site is at %j', (pathname) => {
  expect(findSitePath(pathname)).toEqual({ kind: 'nothing' });
});
