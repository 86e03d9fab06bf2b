import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AfterHeading } from './AfterHeading.tsx';

/** States whether the heading was in the document at the first render. */
function Chapter() {
  const [order] = useState(() => (document.querySelector('h1') ? 'after' : 'with'));
  return <p>{order} the heading</p>;
}

/** A page with a link to another page, which has a heading and a chapter. */
function Site({ to = '/guide' }: { to?: string }) {
  const { pathname } = useLocation();
  if (pathname !== '/guide') return <RouterLink to={to}>Guide</RouterLink>;
  return (
    <>
      <h1>Guide</h1>
      <AfterHeading>
        <Chapter />
      </AfterHeading>
    </>
  );
}

it('a prerendered page is drawn with its heading', () => {
  renderInSite(<Site />, { path: '/guide' });
  expect(screen.getByText('with the heading')).toBeInTheDocument();
});

it.each([
  ['/guide', 'after the heading'],
  ['/guide#visa', 'with the heading'],
])('a page opened by a link to %s is drawn %s', async (to, order) => {
  renderInSite(<Site to={to} />);
  fireEvent.click(screen.getByRole('link'));
  expect(await screen.findByText(order)).toBeInTheDocument();
});
