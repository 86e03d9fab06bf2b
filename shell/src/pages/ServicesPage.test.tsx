import { useLocation } from '@sayapatri/design';
import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
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

test('each tile has its figure, and each reason its title', () => {
  open();

  for (const { label, value } of services.stats)
    expect(screen.getByText(label).parentElement).toHaveTextContent(value);
  const { title, points } = services.whyChooseUs;
  const reasons = within(screen.getByRole('region', { name: title })).getAllByRole('heading', { level: 3 });
  expect(reasons.map((reason) => reason.textContent)).toEqual(points.map((point) => point.title));
});

test.each(services.cards.items)('the card $title leads to $path by mouse', async ({ title, path }) => {
  const { user } = open();

  await user.click(screen.getByRole('link', { name: title }));

  expect(screen.getByText(path)).toBeVisible();
});

test('a card is one link, reached and opened by keyboard', async () => {
  const { user } = open();
  const link = screen.getByRole('link', { name: 'Visa Support' });
  const card = link.closest('li');
  if (card === null) throw new Error('The link stands in no card.');
  expect(within(card).getAllByRole('link')).toHaveLength(1);

  // The call to action and four cards come before it.
  for (let stop = 0; stop < 6; stop++) await user.tab();
  expect(link).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(screen.getByText('/services/visa')).toBeVisible();
});
