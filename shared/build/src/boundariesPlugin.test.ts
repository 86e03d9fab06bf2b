// @vitest-environment node
import { expect, test } from 'vitest';
import { importFault } from './boundariesPlugin.ts';

const own = new Set(['react', '@mui/material', 'dompurify']);
const file = 'src/pages/Page.tsx';

test.each([
  'react',
  'react/jsx-runtime',
  '@sayapatri/design',
  '@sayapatri/pictures/bare-ridge.svg',
  '../content/list.ts',
  'dompurify',
  '@mui/material/Box',
  'virtual:posts',
  '\0virtual:module',
  '/absolute/made/by/a/plugin.js',
])('%s may be imported', (source) => expect(importFault(source, file, own)).toBeUndefined());

test.each([
  ['../../../remote-chat/src/paths.ts', /^which is outside the package: move it into the package/],
  ['../../vite/feed.ts/../../../shell/src/x.ts', /^which is outside the package/],
  ['remote-chat/paths', /^another package: ask for its data as a dataset/],
  ['shell', /^another package/],
  ['lodash/debounce', /^which package\.json does not name: add it there, or do without it$/],
  ['@scope/thing', /^which package\.json does not name/],
])('%s may not be imported', (source, sentence) => expect(importFault(source, file, own)).toMatch(sentence));
