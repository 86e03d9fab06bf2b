import { brand } from '@sayapatri/facts/brand';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import ContactPage from './ContactPage.tsx';

test('the page shows phones, e-mail, addresses, hours, and a map of each office with a link to it', () => {
  renderInSite(<ContactPage />);

  for (const { address, name } of brand.offices) {
    const map = screen.getByTitle(`Map of ${address}`);
    expect(map).toHaveAttribute('loading', 'lazy');
    expect(map).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//));
    expect(screen.getByRole('link', { name: `Open the map: ${name}` })).toBeVisible();
  }
  expect(screen.getAllByText('Open the live map here')).toHaveLength(brand.offices.length);

  for (const { href, label } of brand.phones)
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    expect.stringContaining(`mailto:${brand.email}?subject=`),
  );
  const hours = screen.getByText('Office hours').closest('div');
  for (const row of brand.officeHours) expect(hours).toHaveTextContent(`${row.days} ${row.hours}`);
});

test('the hours say whether the office is open', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00+05:45') });
  onTestFinished(() => void vi.useRealTimers());
  renderInSite(<ContactPage />);
  expect(screen.getByText('Open now until 6 PM')).toBeVisible();
});
