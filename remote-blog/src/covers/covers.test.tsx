// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { coverByName } from './coverByName.ts';
import { coverNames } from './coverNames.ts';

afterEach(cleanup);

describe.each(coverNames)('the cover %s', (name) => {
  const draw = async () => {
    const Drawing = await coverByName[name]();
    return render(<Drawing />).container;
  };

  it('is decoration to a screen reader', async () => {
    expect((await draw()).firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('may stand on a page twice, under a strict content security policy', async () => {
    expect((await draw()).querySelector('[id], [style], style, image, use')).toBeNull();
  });

  it('weighs at most 5 kB in the page', async () => {
    expect((await draw()).innerHTML.length).toBeLessThanOrEqual(5000);
  });
});
