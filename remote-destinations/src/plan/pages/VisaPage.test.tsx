import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import guides from '../../guides/content/guideTable.ts';
import visa from '../content/visa.ts';
import VisaPage from './VisaPage.tsx';

const show = (query = '') => renderInSite(<VisaPage />, { path: `/plan/visa${query}` });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const partOf = (container: HTMLElement, id: string) => container.querySelector<HTMLElement>(`#${id}`);

test('every guide has an anchor, and each of the eleven countries a link to its guide', () => {
  const { container } = show();
  for (const { path } of guides)
    expect(partOf(container, path.replace('/study-in-', '')), path).toBeInTheDocument();
  expect(visa.countries).toHaveLength(11);
  for (const { id, guidePath } of visa.countries)
    expect(partOf(container, id)?.querySelector(`a[href="${guidePath}"]`), id).toBeInTheDocument();
});

test('the countries are sorted by fee; those without a figure stand last', () => {
  show();
  expect(names().slice(0, 11)).toEqual([
    ...['Canada', 'France', 'Germany', 'Netherlands', 'New Zealand', 'USA', 'Finland', 'Australia', 'UK'],
    ...['Japan', 'Korea'],
  ]);
});

test('the address of a country opens it', async () => {
  const { container } = show('#usa');
  await waitFor(() => expect(partOf(container, 'usa')).toHaveAttribute('open'));
  expect(partOf(container, 'uk')).not.toHaveAttribute('open');
});

test('fees are today’s, and unknown ones say who tells them', () => {
  const { container } = show();
  expect(partOf(container, 'uk')?.querySelector('summary')).toHaveTextContent(
    /^UK ?Student visaNPR 6\.\d lakh£558, and the health surcharge of £776 a year: 3\.5 years at once/,
  );
  expect(document.querySelector('[role=status]')).toHaveTextContent(
    /^A student visa costs from NPR 2\d,000 for Canada to NPR 6\.\d lakh for the UK, with the health surcharge/,
  );
  expect(partOf(container, 'work')).toHaveTextContent('At most 16 to 30 hours a week');
  expect(partOf(container, 'france')?.querySelector('summary')).toHaveTextContent('€50');
  expect(partOf(container, 'france')).not.toHaveTextContent('€99');
  expect(partOf(container, 'korea')?.querySelector('summary')).toHaveTextContent(
    'The embassy in Kathmandu tells you the fee',
  );
  expect(partOf(container, 'finland')?.querySelector('summary')).toHaveTextContent(
    'Decision: 30 days for most',
  );
});

test('no country’s answer on a refusal is “ask us”, and nothing is printed for what is not known', () => {
  const { container } = show();
  expect(container).not.toHaveTextContent(/no official rule|No figure|No official page found|: –/);
  for (const { id, rows } of visa.countries) {
    const titles = rows.map(([title]) => title);
    expect(titles, id).toContain('Refused');
    expect(titles.includes('Family'), id).toBe(!['germany', 'japan', 'korea'].includes(id));
  }
  const refused = partOf(container, 'if-refused');
  expect(refused).toHaveTextContent(/it is not returned, and a new application pays it again/);
  expect(refused).toHaveTextContent(
    /for 3 years from Australia, for 5 from Canada, for 10 from the UK and for life from the USA/,
  );
});

test('Evidence Level 3 is explained, and Germany’s wait is the embassy’s calendar', () => {
  const { container } = show();
  expect(partOf(container, 'australia')).toHaveTextContent(
    /at Evidence Level 3, the strictest of Australia’s three levels of risk/,
  );
  expect(partOf(container, 'germany')).toHaveTextContent(/look into the embassy’s calendar before you plan/);
  expect(partOf(container, 'germany')?.querySelector('a[href*="service2.diplo.de"]')).toBeInTheDocument();
});

test('permanent residence is promised to nobody, and four official pages say who may advise', () => {
  const { container } = show();
  const part = partOf(container, 'permanent-residence') ?? container;
  expect(part).toHaveTextContent(/By itself it is no way to stay for good, and nobody can promise you that/);
  expect(part).toHaveTextContent(/MARA.*RCIC.*Immigration Advice Authority.*licensed by the IAA/);
  const links = within(part)
    .getAllByText(/^Official page: /)
    .map((link) => link.closest('a')?.href);
  expect(links.map((href) => new URL(href ?? '').host)).toEqual([
    'www.mara.gov.au',
    'www.canada.ca',
    'www.gov.uk',
    'www.iaa.govt.nz',
  ]);
});
