import { Link } from '@sayapatri/design';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
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
      <a href="#offices">Our offices</a>
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

test('a link to a section leads there each time, not to the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  scrollTo.mockClear();
  const { user } = renderInSite(<Page />, { path: '/contact#offices' });
  await user.click(screen.getByText('Our offices'));
  expect(window.location.hash).toBe('#offices');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('heading')).not.toHaveFocus();
});
