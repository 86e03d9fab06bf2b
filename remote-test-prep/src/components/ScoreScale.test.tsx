import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import sat from '../content/sat.ts';
import { ScoreScale } from './ScoreScale.tsx';

test('the scale has a text description, and its six bands are a list, highest first', () => {
  renderInSite(<ScoreScale {...sat.scores} />);
  const scale = screen.getByRole('figure');
  expect(scale).toHaveTextContent('Total score on the scale 400-1600');
  const bands = within(scale).getAllByRole('listitem');
  expect(bands.map(({ textContent }) => textContent)).toEqual([
    'Exceptional 1500-1600',
    'Outstanding 1400-1490',
    'Very Good 1300-1390',
    'Above Average 1200-1290',
    'Average 1100-1190',
    'Below Average 1000-1090',
  ]);
});

test('the axis runs from 400 to 1600', () => {
  renderInSite(<ScoreScale {...sat.scores} />);
  for (const tick of ['400', '600', '800', '1000', '1200', '1400', '1600'])
    expect(screen.getByText(tick)).toBeVisible();
});
