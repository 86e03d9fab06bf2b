import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chargeOf } from '../content/charges.ts';
import admissionData from '../content/services/university-admission.json';
import { SiteProvider } from '../navigation/SiteContext.ts';
import type { Service } from '../schema/entities.ts';
import ServiceDetailPage from './ServiceDetailPage.tsx';

const admission = admissionData as Service;
const services = Object.values(
  import.meta.glob<Service>('../content/services/*.json', { eager: true, import: 'default' }),
);

const site: PageBootstrap = {
  packages: [
    {
      name: 'remote-destinations',
      widgets: [],
      provides: [],
      pages: [
        {
          path: '/study-in-japan',
          nav: [{ area: 'study-abroad', label: 'Japan', order: 70 }],
        },
      ],
    },
  ],
  pageAssets: { packages: {} },
};

const region = (name: string) => within(screen.getByRole('region', { name }));

test.each(services)('$path shows all of its content, and no empty list', (detail) => {
  renderInSite(<ServiceDetailPage data={detail} />);

  expect(screen.getByRole('heading', { level: 1, name: detail.hero.title })).toBeVisible();
  const page = screen.getAllByText(/\S/).map((element) => element.textContent);
  const points = [...detail.features, ...detail.process].flatMap(({ title, description }) => [
    title,
    description,
  ]);
  // Links in Markdown are shown as their text (linkedText).
  const requirements = detail.requirements.map((text) => text.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1'));
  expect(page).toEqual(expect.arrayContaining([...points, ...requirements, ...detail.benefits]));
  const { price, sample } = chargeOf(detail.path);
  if (detail.duration) expect(screen.getByText('Duration').parentElement).toHaveTextContent(detail.duration);
  else expect(screen.queryByText('Duration')).not.toBeInTheDocument();
  expect(screen.getByText('Price').parentElement).toHaveTextContent(
    sample ? `${price.text}Sample` : price.text,
  );
  const steps = region(`Process (${detail.process.length} steps)`).getAllByText(/^Step \d$/);
  expect(steps.map((step) => step.textContent)).toEqual(
    detail.process.map((_, index) => `Step ${index + 1}`),
  );
  for (const link of screen.getAllByRole('link', { name: 'Free Consultation' }))
    expect(link).toHaveAttribute('href', '/contact');
  // The menu of guides has no pages here.
  expect(screen.queryByRole('heading', { name: 'Country guides' })).toBeNull();
});

test('the live pages of the related menu are listed', () => {
  renderInSite(
    <SiteProvider value={site}>
      <ServiceDetailPage data={admission} />
    </SiteProvider>,
  );

  expect(region('Country guides').getByRole('link', { name: 'Japan' })).toHaveAttribute(
    'href',
    '/study-in-japan',
  );
});

test('the guides’ figures on the service are listed, and a range does not break', () => {
  const guides = [
    {
      guidePath: '/study-in-japan',
      figure: 'Apr–Oct',
      more: ['IELTS 5.5–6.0'],
      months: [4],
      sources: [
        { source: { body: 'JASSO', page: 'Study in Japan', url: 'https://example.org/' }, asOf: '2026-10' },
      ],
    },
  ] as const;
  const serviceFigures = { 'university-admission': guides };
  renderInSite(
    <SiteProvider value={site}>
      <ServiceDetailPage data={admission} datasets={{ serviceFigures }} />
    </SiteProvider>,
  );

  const figures = region(admission.figures?.title ?? '');
  expect(figures.getByRole('listitem').textContent).toBe('JapanApr–\u2060OctIELTS 5.5–6.0');
  expect(figures.getByRole('link', { name: 'When to begin with each step' })).toHaveAttribute(
    'href',
    '/plan/intake',
  );
  expect(figures.getByText(/October 2026/)).toHaveTextContent('JASSO');
});
