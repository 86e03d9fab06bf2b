import { screen } from '@testing-library/react';
import { renderInSite } from 'shared/testing';
import { expect, test } from 'vitest';
import sat from '../content/sat.ts';
import { SuccessSection } from './SuccessSection.tsx';

test.each([
  ['reach 1400+', '85%', '85'],
  ['reach 1500+', '45%', '45'],
])('the bar "%s" says %s, shown and read out', (name, value, percent) => {
  renderInSite(<SuccessSection {...sat.success} />);
  const bar = screen.getByRole('meter', { name });
  expect(bar).toHaveAttribute('aria-valuetext', value);
  expect(bar).toHaveAttribute('aria-valuenow', percent);
  expect(screen.getByText(value)).toBeVisible();
});

test('points are not a percentage, so their figure has no bar', () => {
  renderInSite(<SuccessSection {...sat.success} />);
  expect(screen.getByText('250+')).toBeVisible();
  expect(screen.getByText('point average improvement')).toBeVisible();
  expect(screen.getAllByRole('meter')).toHaveLength(2);
});
