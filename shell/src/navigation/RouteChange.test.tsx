import { Link, useLocation } from '@sayapatri/design';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RouteChange } from './RouteChange.tsx';

const toTop = ['/about#%', '/about#%E0%A4%A', '/about#nowhere'];
const toSection = ['/about#फी', '/about#%E0%A4%AB%E0%A5%80'];

/** `onStart` runs once, when the router has read the address and does not listen yet. */
function Page({ onStart = () => {} }: { onStart?: () => void }) {
  useState(onStart);
  return (
    <main id="main">
      <RouteChange />
      <h1 tabIndex={-1}>{useLocation().pathname}</h1>
      <h2 id="फी">Fees</h2>
      {[...toTop, ...toSection, '/contact', '/contact?message=Hello'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <a href="#offices">Our offices</a>
    </main>
  );
}

const scrollIntoView = vi.fn();
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReset().mockReturnValue();
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
});

test.each(toTop)('an address such as %s leads to the top of its page', async (to) => {
  const { user } = renderInSite(<Page />, { path: '/' });
  await user.click(screen.getByText(to));
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: '/about' })).toHaveFocus();
});

test.each(toSection)('%s leads to its section', async (to) => {
  const { user } = renderInSite(<Page />, { path: '/' });
  await user.click(screen.getByText(to));
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Fees')]);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('the page of the address is shown after Back was used while the document was starting', () => {
  renderInSite(<Page onStart={() => window.history.replaceState(null, '', '/about')} />, { path: '/sat' });
  expect(screen.getByRole('heading', { name: '/about' })).toBeVisible();
});

test('a link to the page that is shown leads to its top, and one with another query only changes the address', async () => {
  const { user } = renderInSite(<Page />, { path: '/contact' });
  await user.click(screen.getByText('/contact', { selector: 'a' }));
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(screen.getByRole('heading', { name: '/contact' })).toHaveFocus();
  await user.click(screen.getByText('/contact?message=Hello'));
  expect(window.location.search).toBe('?message=Hello');
  expect(window.scrollTo).toHaveBeenCalledOnce();
});

test('a link to a section leads to the section each time, not to the top', async () => {
  const { user } = renderInSite(<Page />, { path: '/contact#offices' });
  await user.click(screen.getByText('Our offices'));
  expect(window.location.hash).toBe('#offices');
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: '/contact' })).not.toHaveFocus();
});
