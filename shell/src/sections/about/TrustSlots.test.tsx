import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import labels from '../../content/labels/about.json';
import data from '../../content/trust.json';
import type { TrustContent } from '../../schema/pages.ts';
import { TrustSlots } from './TrustSlots.tsx';

const trust = data as TrustContent;

test('without registrations nothing is shown', () => {
  const { container } = renderInSite(<TrustSlots {...trust} registrations={[]} />);

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(trust.title);
});

test('registrations are shown, with a link where there is one', () => {
  renderInSite(
    <TrustSlots
      {...trust}
      registrations={[
        { label: 'Permit', text: '12/345, Ministry' },
        { label: 'Maps', text: '4.8 from 120 reviews, May 2026', href: 'https://maps.example' },
      ]}
    />,
  );

  expect(screen.getByRole('region', { name: trust.title })).toHaveTextContent(
    `${trust.intro}Permit12/345, MinistryMaps4.8 from 120 reviews, May 2026`,
  );
  expect(screen.getByRole('link', { name: 'Maps' })).toHaveAttribute('href', 'https://maps.example');
});

test('a sample says that it is one, and shows no made-up number', () => {
  renderInSite(<TrustSlots {...trust} />);

  expect(screen.getByText(labels.sample)).toBeVisible();
  expect(screen.queryByText(/No\. 0/)).not.toBeInTheDocument();
});
