import guides from 'virtual:guides';
import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import visa from '../content/visa.ts';
import VisaPage from './VisaPage.tsx';

const show = () => renderInSite(<VisaPage data={visa} />, { path: '/plan/visa' });

test('every guide has a section under its own anchor, with a link back to the guide', () => {
  const { container } = show();
  for (const { slug, label, title } of guides) {
    const section = container.querySelector<HTMLElement>(`#${slug.replace('study-in-', '')}`);
    expect(section).toHaveAccessibleName(label);
    expect(within(section ?? container).getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/${slug}`,
    );
  }
});

test.each(['Student visas, by country', 'Work, by country'])(
  '%s: eleven countries, each leading to its section, and no empty cell',
  (name) => {
    show();
    const table = screen.getByRole('table', { name });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(11);
    for (const row of rows) for (const cell of row.children) expect(cell).not.toBeEmptyDOMElement();
    expect(within(table).getByRole('link', { name: 'Germany' })).toHaveAttribute('href', '/plan/visa#europe');
  },
);

test('figures are those that count today: the UK’s fee, Canada’s hours and Australia’s rule on families', () => {
  show();
  const row = (name: string, country: string) =>
    within(screen.getByRole('table', { name })).getByRole('link', { name: country }).closest('tr')
      ?.textContent;
  expect(row('Student visas, by country', 'UK')).toContain('£558');
  expect(row('Work, by country', 'Canada')).toContain('24 hours per week');
  expect(row('Student visas, by country', 'Australia')).toContain(
    'No for most students since 2 October 2026',
  );
});

/** A country's part, unfolded as a visitor with a phone does it. */
function unfolded(name: string) {
  const part = within(screen.getByRole('region', { name }));
  fireEvent.click(part.getByText(`${name}: decision, refusal, stay`));
  return part;
}

test('after a refusal in the USA one may apply again; in Germany no objection is taken any more', () => {
  show();
  expect(unfolded('USA').getByText(/^There is no appeal\. You may apply again at any time/)).toBeVisible();
  expect(unfolded('Europe').getByText(/^Since 1 July 2025 embassies take no objection/)).toBeVisible();
  expect(screen.getByText('Our own practice')).toBeVisible();
});

test('the money to show names the sum of each kind of city and what comes on top of it', () => {
  show();
  const uk = unfolded('UK');
  expect(
    uk.getByText(
      /£10,(539|827) outside London.*; or £1(3,761|4,130) anywhere in London.*; and the first year’s tuition\./,
    ),
  ).toBeVisible();
});
