import { brand } from '@sayapatri/facts/brand';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MobileActionBar } from './MobileActionBar.tsx';

test('the bar has call, the assistant’s button and the consultation, in this order', () => {
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
