import { screen } from '@testing-library/react';
import { renderInSite } from 'shared/testing';
import { expect, test } from 'vitest';
import ContactPage from './ContactPage.tsx';

test('both offices have a lazily loaded map, with a plain link to it', () => {
  renderInSite(<ContactPage />);

  for (const address of ['Kumaripati, Lalitpur', 'New Baneshwor, Kathmandu']) {
    const map = screen.getByTitle(`Map of ${address}`);
    expect(map).toHaveAttribute('loading', 'lazy');
    expect(map).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//));
  }
  expect(screen.getByRole('link', { name: 'Open the map: Lalitpur' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the map: Kathmandu' })).toBeVisible();
});

test('phones, e-mail, addresses and hours can be read', () => {
  renderInSite(<ContactPage />);

  expect(screen.getByRole('link', { name: '+977 01-5550140' })).toHaveAttribute('href', 'tel:+977015550140');
  expect(screen.getByRole('link', { name: '+977 980-0000140' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@sayapatri.example' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:hello@sayapatri\.example\?subject=/),
  );
  const hours = screen.getByText('Office hours').parentElement;
  expect(hours).toHaveTextContent('Mon-Fri 9:00 AM-6:00 PMSat 10:00 AM-4:00 PMSun closed');
});
