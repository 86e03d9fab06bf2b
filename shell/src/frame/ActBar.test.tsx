import { brand } from '@sayapatri/facts/brand';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ActBar } from './ActBar.tsx';

test('call, the assistant’s button and the consultation, in this order', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+05:45') });
  onTestFinished(() => void vi.useRealTimers());
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
