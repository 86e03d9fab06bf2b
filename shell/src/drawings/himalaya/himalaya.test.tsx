// @vitest-environment node

import { tone } from '@sayapatri/drawings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HimalayanScene } from './HimalayanScene.tsx';

test('the scene can be a file of its own, as it reads only the variables that all drawings define', () => {
  const svg = renderToStaticMarkup(<HimalayanScene />);
  const variables = [...svg.matchAll(/var\((--[\w-]+)[^)]*\)/g)].map(([whole]) => whole);
  const known: string[] = [...Object.values(tone), 'var(--ground)', 'var(--cord)'];
  expect(variables.filter((variable) => !known.includes(variable))).toEqual([]);
  expect(svg).toContain('prefers-color-scheme:dark');
});
