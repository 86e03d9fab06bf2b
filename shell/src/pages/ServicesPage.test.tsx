import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import charges, { printedPrice } from '../content/charges.ts';
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

test('each row has the service’s price and its result', () => {
  open();
  for (const { title, result, path } of services.cards.items)
    expect(screen.getByRole('link', { name: title }).closest('li')).toHaveTextContent(
      `Price${printedPrice(path).price}${printedPrice(path).note}Result${result}`,
    );
});

test('every refund is listed, with the commission and the agreement', () => {
  open();
  const prices = screen.getByRole('region', { name: services.cards.title });
  expect(prices).toHaveAttribute('id', 'charges');
  expect(prices).toHaveTextContent('Contact for personalized pricingPrice on request');

  const section = within(screen.getByRole('region', { name: charges.title }));
  const rows = within(section.getByRole('table', { name: 'Refunds by stage' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows).toHaveLength(charges.refunds.length);
  for (const [index, { stage, back }] of charges.refunds.entries())
    expect(rows[index]).toHaveTextContent(`${stage}${back}`);
  expect(section.getByText(new RegExp(`^${charges.commission.text}`))).toBeVisible();
  expect(section.getByText(charges.agreement.clauses[0] as string)).toBeInTheDocument();
});
