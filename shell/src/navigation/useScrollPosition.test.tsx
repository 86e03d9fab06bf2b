import { Link } from '@sayapatri/design';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollPosition } from './useScrollPosition.ts';

function Page() {
  useScrollPosition();
  return (
    <main id="main">
      <h1>About</h1>
      <h2 id="फी">Fees</h2>
      {['/about#%', '/about#%E0%A4%A', '/about#nowhere', '/about#फी', '/about#%E0%A4%AB%E0%A5%80'].map(
        (to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ),
      )}
    </main>
  );
}

const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReset();
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
});

test.each(['/about#%', '/about#%E0%A4%A', '/about#nowhere'])(
  'an address such as %s leads to the top of its page',
  async (to) => {
    const { user } = renderInSite(<Page />, { path: '/' });
    await user.click(screen.getByText(to));
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);

test.each(['/about#फी', '/about#%E0%A4%AB%E0%A5%80'])('%s leads to its section', async (to) => {
  const { user } = renderInSite(<Page />, { path: '/' });
  await user.click(screen.getByText(to));
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Fees')]);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
