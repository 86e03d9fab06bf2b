import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import sat from '../content/sat.ts';
import { SuccessSection } from './SuccessSection.tsx';

test('a percentage is shown and read out as a bar of its length; points are not', () => {
  renderInSite(<SuccessSection {...sat.success} />);
  const { figures } = sat.success;
  for (const { value, label } of figures) {
    expect(screen.getByText(value)).toBeVisible();
    expect(screen.getByText(label)).toBeVisible();
  }
  const bars = screen
    .getAllByRole('meter')
    .map((bar) => [
      bar.getAttribute('aria-label'),
      bar.getAttribute('aria-valuetext'),
      bar.getAttribute('aria-valuenow'),
      (bar.firstElementChild as HTMLElement).style.width,
    ]);
  const percentages = figures.filter(({ value }) => value.endsWith('%'));
  expect(percentages.length).toBeLessThan(figures.length);
  expect(bars).toEqual(percentages.map(({ value, label }) => [label, value, value.replace('%', ''), value]));
});
