import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import sat from '../content/sat.ts';
import { ownLinks } from '../testing/ownLinks.ts';
import SatPage from './SatPage.tsx';

const renderPage = () => renderInSite(<SatPage data={sat} />);

test('the page links to the contact page at the top and at the end', () => {
  renderPage();
  expect(ownLinks()).toEqual([
    ['Start Your Preparation', '/contact'],
    ['Class times and fees', '/services/test-preparation'],
    ['Start Your Preparation', '/contact'],
  ]);
});

test('a percentage is shown and read out as a bar of its length; points are not', () => {
  renderPage();
  const { figures } = sat.success;
  for (const { value, label } of figures)
    expect(screen.getByText(value).parentElement).toHaveTextContent(`${value} ${label}`);
  const bars = screen
    .getAllByRole('progressbar')
    .map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')]);
  expect(bars).toEqual([
    ['reach 1400+', '85'],
    ['reach 1500+', '45'],
  ]);
});
