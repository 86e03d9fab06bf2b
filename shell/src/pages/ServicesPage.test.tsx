import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import services from '../content/services.ts';
import ServicesPage from './ServicesPage.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const open = () =>
  renderInSite(
    <>
      <ServicesPage />
      <Address />
    </>,
    { path: '/services' },
  );

test('each card is one link to its path, which opens by keyboard too', async () => {
  const { user } = open();
  for (const { title, path } of services.cards.items) {
    const link = screen.getByRole('link', { name: title });
    expect(link).toHaveAttribute('href', path);
    expect(within(link.closest('li') as HTMLElement).getAllByRole('link')).toHaveLength(1);
  }

  // The call to action, the link to the charges and four cards come before it.
  for (let stop = 0; stop < 7; stop++) await user.tab();
  expect(screen.getByRole('link', { name: 'Visa Support' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('/services/visa')).toBeVisible();
});
