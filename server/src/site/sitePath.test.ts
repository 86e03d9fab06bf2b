import { describe, expect, test } from 'vitest';
import { findSitePath } from './sitePath.ts';

describe('findSitePath', () => {
  test.each([
    ['/', { kind: 'page', file: 'index.html', path: '/' }],
    ['/about', { kind: 'page', file: 'about/index.html', path: '/about' }],
    ['/%61bout', { kind: 'page', file: 'about/index.html', path: '/about' }],
    ['/about/', { kind: 'alias', file: 'about/index.html', path: '/about' }],
    ['/about/index.html', { kind: 'alias', file: 'about/index.html', path: '/about' }],
    ['/index.html', { kind: 'alias', file: 'index.html', path: '/' }],
    ['/robots.txt', { kind: 'file', file: 'robots.txt' }],
    ['/_/shell/app-1a2b.js', { kind: 'hashed', file: '_/shell/app-1a2b.js' }],
  ])('finds the file of %s', (pathname, target) => {
    expect(findSitePath(pathname)).toEqual(target);
  });

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
  ])('finds nothing at %j', (pathname) => {
    expect(findSitePath(pathname)).toEqual({ kind: 'nothing' });
  });
});
