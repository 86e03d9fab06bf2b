// @vitest-environment node
import { expect, test } from 'vitest';
import { solidSvg } from './drawCards.ts';

test('a drawing has its light colours in place of variables', () => {
  const solid = solidSvg(
    '<svg><style>:root{--n:#123456}@media(prefers-color-scheme:dark){:root{--n:#abcdef}}</style><path fill="var(--n)"/></svg>',
  );
  expect(solid).toContain('<path fill="#123456"/>');
  expect(solid).not.toMatch(/var\(|prefers-color-scheme|abcdef/);
});
