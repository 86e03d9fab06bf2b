import type { Fact } from '@sayapatri/facts';
import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanSources } from './PlanSources.tsx';

/** An invented figure with a real page as its source. */
const fee: Fact = {
  id: 'fee',
  value: '£558',
  meaning: 'Visa fee',
  asOf: '2026-04',
  source: { body: 'GOV.UK', page: 'Student visa', url: 'https://www.gov.uk/student-visa' },
  origin: 'ledger',
};

test('sources that are opened before they have come stay open', async () => {
  renderInSite(<PlanSources facts={[fee]} changing="fees" />);
  fireEvent.click(screen.getByText('Sources and dates'));
  expect(await screen.findByRole('link', { name: /GOV\.UK, Student visa/ })).toBeVisible();
});
