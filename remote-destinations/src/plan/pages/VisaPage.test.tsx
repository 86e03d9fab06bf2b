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

/** The countries' rows and the details below them, by name. */
const rows = (): Record<string, Element> =>
  Object.fromEntries(
    [...show().container.querySelectorAll('section details:has(> dl)')].map((row) => [
      row.querySelector('h3')?.firstChild?.textContent?.trim(),
      row,
    ]),
  );

test('each of the eleven countries has a row without an empty cell', () => {
  const all = Object.values(rows());
  expect(all).toHaveLength(11);
  for (const row of all)
    for (const cell of row.querySelectorAll('summary > *, dt, dd')) expect(cell).not.toBeEmptyDOMElement();
});

test('the UK’s fee, Canada’s hours and Australia’s rule on families are today’s', () => {
  const { UK, Canada, Australia, Japan, Korea } = rows();
  expect(UK?.querySelector('summary')).toHaveTextContent(
    /^UK Student visa ?NPR [\d.]+ lakh £558 ?On top: health surcharge, £776 a year \(NPR [\d.]+ lakh\) ?Decision: usually 3 weeks ?Usually 3 weeks/,
  );
  expect(Canada).toHaveTextContent('Work while studying24 hours per week');
  expect(Australia?.querySelector('summary')).toHaveTextContent('No for most students since 2 October 2026');
  // Another country's embassy states the only fee, and Japan's time is the certificate's.
  expect(Korea?.querySelector('summary b')).toHaveTextContent('Ask us');
  expect(Korea?.querySelector('summary')).toHaveTextContent('Ask us Fee in Dhaka, Bangladesh: $40–$90');
  expect(Japan?.querySelector('summary')).toHaveTextContent('Decision: 1–3 months for the certificate');
  // The details have the reason.
  expect(Japan?.querySelector('summary b')).toHaveTextContent('Ask us');
  expect(Japan).toHaveTextContent('Visa feeNo official page on the fee in Kathmandu found');
});

/** Opens a country's row as a visitor does. */
function unfolded(name: string, country = name) {
  const part = within(screen.getByRole('region', { name }));
  fireEvent.click(part.getByText(country));
  return part;
}

test('a refused student may apply again in the USA, and can no longer object in Germany', () => {
  show();
  expect(unfolded('USA').getByText(/^There is no appeal\. You may apply again at any time/)).toBeVisible();
  expect(
    unfolded('Europe', 'Germany').getByText(/^Since 1 July 2025 embassies take no objection/),
  ).toBeVisible();
  expect(screen.getByText('Our own practice')).toBeVisible();
});

test('the money to show has the sum for each kind of city and names the tuition besides', () => {
  show();
  const uk = unfolded('UK');
  expect(
    uk.getByText(
      /£10,(539|827) outside London.*; or £1(3,761|4,130) in London.*; and the first year’s unpaid tuition\./,
    ),
  ).toBeVisible();
});
