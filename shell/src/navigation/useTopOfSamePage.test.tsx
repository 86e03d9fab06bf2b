import { screen } from '@testing-library/react';
import { Link } from 'shared/core';
import { renderInSite } from 'shared/testing';
import { expect, test, vi } from 'vitest';
import { useTopOfSamePage } from './useTopOfSamePage.ts';

function Page() {
  useTopOfSamePage();
  return (
    <main id="main">
      <h1 tabIndex={-1}>Contact Us</h1>
      <Link to="/contact">Free Consultation</Link>
      <Link to="/contact?message=Hello">Ask</Link>
      <Link to="/about">About</Link>
    </main>
  );
}

test('a link to the page that is shown leads to its top, any other link only where the router goes', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { user } = renderInSite(<Page />, { path: '/contact' });
  await user.click(screen.getByText('Free Consultation'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(screen.getByRole('heading')).toHaveFocus();
  await user.click(screen.getByText('Ask'));
  await user.click(screen.getByText('About'));
  expect(window.location.pathname).toBe('/about');
  expect(scrollTo).toHaveBeenCalledOnce();
});
