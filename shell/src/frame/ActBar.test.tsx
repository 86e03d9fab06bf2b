import { brand } from '@sayapatri/facts/brand';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActBar } from './ActBar.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('call, the assistant’s button and the consultation, in this order', () => {
  vi.setSystemTime('2026-11-22T12:00:00+05:45');
  renderInSite(
    <ActBar>
      <button type="button">Chat with us</button>
    </ActBar>,
  );
  const bar = screen.getByRole('complementary', { name: 'Get in touch', hidden: true });
  expect([...bar.children].map(({ textContent }) => textContent)).toEqual([
    'Call',
    'Chat with us',
    'Free Consultation',
  ]);
  expect(screen.getByText('Call')).toHaveAttribute('href', brand.phones[0].href);
  expect(screen.getByText('Free Consultation')).toHaveAttribute('href', '/contact');
});
