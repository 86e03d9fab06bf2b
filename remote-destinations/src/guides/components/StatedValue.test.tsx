import type { Fact } from '@sayapatri/facts';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatedValue } from './StatedValue.tsx';

it('a figure to come is marked, unlike the day since when today’s applies', () => {
  const fact = { value: '£1', meaning: 'A sum' } as Fact;
  renderInSite(<StatedValue stated={{ ...fact, newer: { rest: 'From 30 May: £2' } }} />);
  renderInSite(<StatedValue stated={{ ...fact, newer: { figure: 'Today £3', rest: 'Since May' } }} />);
  expect(screen.getByText('From 30 May: £2')).toHaveAttribute('data-to-come');
  expect(screen.getByText('Since May')).not.toHaveAttribute('data-to-come');
});
