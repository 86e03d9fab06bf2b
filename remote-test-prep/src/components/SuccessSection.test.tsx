import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import sat from '../content/sat.ts';
import { SuccessSection } from './SuccessSection.tsx';

const bars = sat.success.figures.filter(({ value }) => value.endsWith('%'));

test.each(bars)('the bar "$label" is as long as it says, shown and read out', ({ label, value }) => {
  renderInSite(<SuccessSection {...sat.success} />);
  const bar = screen.getByRole('meter', { name: label });
  expect(bar).toHaveAttribute('aria-valuetext', value);
  expect(bar.firstElementChild).toHaveStyle({ width: value });
  expect(bar).toHaveAttribute('aria-valuenow', value.replace('%', ''));
  expect(screen.getByText(value)).toBeVisible();
});

test('points are not a percentage, so their figure has no bar', () => {
  renderInSite(<SuccessSection {...sat.success} />);
  for (const { value, label } of sat.success.figures) {
    expect(screen.getByText(value)).toBeVisible();
    expect(screen.getByText(label)).toBeVisible();
  }
  expect(bars.length).toBeLessThan(sat.success.figures.length);
  expect(screen.getAllByRole('meter')).toHaveLength(bars.length);
});
