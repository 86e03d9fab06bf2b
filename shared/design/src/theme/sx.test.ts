// @vitest-environment node
import { expect, it } from 'vitest';
import { styleOfSx } from './sx.ts';

it('styleOfSx reads the short names, steps and colours of MUI’s sx, in nested rules too, and leaves other CSS as it is', () => {
  expect(
    styleOfSx({
      mt: 1,
      px: 1.5,
      marginBlock: 3,
      color: 'text.secondary',
      flex: 1,
      lineHeight: 1.55,
      mb: 'clamp(12px, 1.6vw, 24px)',
      '& span': { marginLeft: 1, color: 'var(--accent-text)' },
    }),
  ).toEqual({
    marginTop: 8,
    paddingInline: 12,
    marginBlock: 24,
    color: 'var(--mui-palette-text-secondary)',
    flex: 1,
    lineHeight: 1.55,
    marginBottom: 'clamp(12px, 1.6vw, 24px)',
    '& span': { marginLeft: 8, color: 'var(--accent-text)' },
  });
});
