import { brand } from '@sayapatri/facts/brand';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MobileActionBar } from './MobileActionBar.tsx';

const openAt = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
afterEach(() => void vi.useRealTimers());

test('the bar has call, the assistant’s button and the consultation, in this order', () => {
  openAt('2026-11-22T12:00:00+05:45');
  renderInSite(
    <MobileActionBar>
      <button type="button">Chat with us</button>
    </MobileActionBar>,
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

test('while the office is open the call link shows the closing time', () => {
  openAt('2026-11-23T12:00:00+05:45');
  renderInSite(<MobileActionBar />);
  expect(screen.getByText('Call until 6 PM')).toHaveAttribute('href', brand.phones[0].href);
});
