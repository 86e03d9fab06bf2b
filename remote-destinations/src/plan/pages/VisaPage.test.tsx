import guides from 'virtual:guides';
import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import visa from '../content/visa.ts';
import VisaPage from './VisaPage.tsx';

const show = () => renderInSite(<VisaPage data={visa} />, { path: '/plan/visa' });

test('every guide has a section under its own anchor, with a link back to the guide', () => {
  const { container } = show();
  for (const { name, label, title } of guides) {
    const section = container.querySelector<HTMLElement>(`#${name}`);
    expect(section).toHaveAccessibleName(label);
    const [link] = within(section ?? container).getAllByText(title, { selector: 'a' });
    expect(link).toHaveAttribute('href', `/study-in-${name}`);
  }
});

/** The eleven countries' rows with what they open, by name. */
const rows = (): Record<string, Element> =>
  Object.fromEntries(
    [...show().container.querySelectorAll('details[name=countries], section details:has(> dl)')].map(
      (row) => [row.querySelector('h3')?.firstChild?.textContent?.trim(), row],
    ),
  );

test('eleven countries, each with its fee, decision and family, and nothing left empty', () => {
  const all = Object.values(rows());
  expect(all).toHaveLength(11);
  for (const row of all)
    for (const cell of row.querySelectorAll('summary > *, dt, dd')) expect(cell).not.toBeEmptyDOMElement();
});

test('figures are those that count today: the UK’s fee, Canada’s hours and Australia’s rule on families', () => {
  const { UK, Canada, Australia, Japan, Korea } = rows();
  expect(UK?.querySelector('summary')).toHaveTextContent(
    /^UK Student visa ?NPR [\d,]+ £558 ?Decision: usually 3 weeks ?Usually 3 weeks/,
  );
  expect(Canada).toHaveTextContent('Work while studying24 hours per week');
  expect(Australia?.querySelector('summary')).toHaveTextContent('No for most students since 2 October 2026');
  // Not in the won, and still in rupees.
  expect(Korea?.querySelector('summary b')).toHaveTextContent(/^NPR [\d,]+–[\d,]+ \$40–\$90$/);
  // A dash in the row; the reason is said below it.
  expect(Japan?.querySelector('summary b')).toHaveTextContent('–');
  expect(Japan).toHaveTextContent('Visa feeNo official page on the fee in Kathmandu found');
});

/** A country's part, opened as a visitor does it. */
function unfolded(name: string, country = name) {
  const part = within(screen.getByRole('region', { name }));
  fireEvent.click(part.getByText(country));
  return part;
}

test('after a refusal in the USA one may apply again; in Germany no objection is taken any more', () => {
  show();
  expect(unfolded('USA').getByText(/^There is no appeal\. You may apply again at any time/)).toBeVisible();
  expect(
    unfolded('Europe', 'Germany').getByText(/^Since 1 July 2025 embassies take no objection/),
  ).toBeVisible();
  expect(screen.getByText('Our own practice')).toBeVisible();
});

test('the money to show names the sum of each kind of city and what comes on top of it', () => {
  show();
  const uk = unfolded('UK');
  expect(
    uk.getByText(
      /£10,(539|827) outside London.*; or £1(3,761|4,130) in London.*; and the first year’s tuition\./,
    ),
  ).toBeVisible();
});
