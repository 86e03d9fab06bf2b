import { useLocation } from '@sayapatri/design';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useMissedTraversal } from './useMissedTraversal.ts';

/** Shows the router's path; `onStart` runs once, when the router has read the address and does not listen yet. */
function Page({ onStart }: { onStart: () => void }) {
  useState(onStart);
  useMissedTraversal();
  return <p>{useLocation().pathname}</p>;
}

test('the page of the address is shown after Back was used while the document was starting', () => {
  renderInSite(<Page onStart={() => window.history.replaceState(null, '', '/about')} />, { path: '/sat' });
  expect(screen.getByText('/about')).toBeVisible();
});

test('otherwise the page stays', () => {
  renderInSite(<Page onStart={() => {}} />, { path: '/sat' });
  expect(screen.getByText('/sat')).toBeVisible();
});
