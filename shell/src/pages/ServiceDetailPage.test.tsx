import { screen, within } from '@testing-library/react';
import type { PageBootstrap } from 'shared/contract/bootstrap';
import { renderInSite } from 'shared/testing';
import { expect, test } from 'vitest';
import { serviceDetails } from '../content/serviceDetails.fixture.ts';
import { SiteProvider } from '../navigation/SiteContext.ts';
import ServiceDetailPage from './ServiceDetailPage.tsx';

const admission = serviceDetails['/services/university-admission'];

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

test('university admission takes 3-6 months, at a price on request', () => {
  renderInSite(<ServiceDetailPage data={admission} />);

  expect(screen.getByText('Duration').parentElement).toHaveTextContent('3-6 months');
  expect(screen.getByText('Price').parentElement).toHaveTextContent(
    'Contact for personalized pricingPrice on request',
  );
});

test('university admission goes in seven steps', () => {
  renderInSite(<ServiceDetailPage data={admission} />);

  const steps = region('Process (7 steps)').getAllByText(/^Step \d$/);
  expect(steps.map((step) => step.textContent)).toEqual([1, 2, 3, 4, 5, 6, 7].map((step) => `Step ${step}`));
});

test.each(Object.values(serviceDetails))('$path shows all of its content', (detail) => {
  renderInSite(<ServiceDetailPage data={detail} />);

  expect(screen.getByRole('heading', { level: 1, name: detail.hero.title })).toBeVisible();
  const page = screen.getAllByText(/\S/).map((element) => element.textContent);
  const points = [...detail.features, ...detail.process].flatMap(({ title, description }) => [
    title,
    description,
  ]);
  // A word's link is drawn, not written (linkedText).
  const requirements = detail.requirements.map((text) => text.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1'));
  expect(page).toEqual(expect.arrayContaining([...points, ...requirements, ...detail.benefits]));
  for (const link of screen.getAllByRole('link', { name: 'Free Consultation' }))
    expect(link).toHaveAttribute('href', '/contact');
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

test('where that menu has no pages there is no empty list', () => {
  renderInSite(<ServiceDetailPage data={admission} />);

  expect(screen.queryByRole('heading', { name: 'Country guides' })).not.toBeInTheDocument();
});
