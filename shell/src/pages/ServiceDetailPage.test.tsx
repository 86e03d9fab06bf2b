import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import testPreparation from '../content/services/test-preparation.json';
import visaData from '../content/services/visa.json';
import { SiteProvider } from '../navigation/SiteContext.ts';
import type { Service } from '../schema/entities.ts';
import ServiceDetailPage from './ServiceDetailPage.tsx';
import { siteWith } from './siteWith.fixture.ts';

const site = siteWith([
  { path: '/study-in-japan', nav: [{ area: 'study-abroad', label: 'Japan', order: 70 }] },
  { path: '/study-in-korea', nav: [{ area: 'study-abroad', label: 'Korea', order: 80 }] },
]);

const region = (name: string) => within(screen.getByRole('region', { name }));

const visa = visaData as Service;

test('the guides’ figures stand in a table in their order, one without it last', () => {
  const sources = [
    { source: { body: 'JASSO', page: 'Study in Japan', url: 'https://example.org/' }, asOf: '2026-10' },
  ] as const;
  const serviceFigures = {
    visa: [
      { guidePath: '/study-in-japan', figure: '4–5', more: [], beside: ['Ask us'] },
      { guidePath: '/study-in-korea', figure: '3', more: ['$2'], beside: ['A week'], order: 3, sources },
      { guidePath: '/study-in-atlantis', figure: '1', more: [], beside: [], order: 1 },
    ],
  } as const;
  renderInSite(
    <SiteProvider value={site}>
      <ServiceDetailPage data={visa} datasets={{ serviceFigures }} />
    </SiteProvider>,
  );

  const figures = region(visa.figures?.title ?? '');
  const rows = figures.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['Korea3$2A week', 'Japan4–5Ask us']);
  expect(figures.getByRole('link', { name: 'Japan' })).toHaveAttribute('href', '/study-in-japan');
  expect(figures.getByText(/October 2026/)).toHaveTextContent('JASSO');
});

test('without the guides’ figures the steps lead, with one link to the page on the subject', () => {
  renderInSite(<ServiceDetailPage data={visa} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('Duration')).toBeNull();
  expect(screen.getByRole('link', { name: visa.link.label })).toHaveAttribute('href', visa.link.href);
});

test('the classes stand first and lead to the tests’ guides', () => {
  const guides = [{ path: '/sat', nav: [{ area: 'test-preparation', label: 'SAT', order: 20 }] }] as const;
  renderInSite(
    <SiteProvider value={siteWith(guides)}>
      <ServiceDetailPage data={testPreparation as Service} />
    </SiteProvider>,
  );
  expect(region('Classes').getByRole('link', { name: 'SAT' })).toHaveAttribute('href', '/sat');
  expect(region('Classes').getAllByText(/^NPR [\d,]+$/)).toHaveLength(3);
});
