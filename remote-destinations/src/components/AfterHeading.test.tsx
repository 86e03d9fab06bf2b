import { Link, useLocation } from '@sayapatri/design';
import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AfterHeading } from './AfterHeading.tsx';

/** A page with a link to another page, which draws its text after its heading. */
function Site({ to = '/guide' }: { to?: string }) {
  const { pathname } = useLocation();
  if (pathname !== '/guide') return <Link to={to}>Guide</Link>;
  return (
    <>
      <h1>Guide</h1>
      <AfterHeading>
        <p>Its text</p>
      </AfterHeading>
    </>
  );
}

it('draws its children with the heading in a document', () => {
  renderInSite(<Site />, { path: '/guide' });
  expect(screen.getByText('Its text')).toBeInTheDocument();
});

it('draws its children after the heading on a page opened by a link', async () => {
  renderInSite(<Site />, { path: '/' });
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('heading')).toBeInTheDocument();
  expect(screen.queryByText('Its text')).toBeNull();
  await waitFor(() => expect(screen.getByText('Its text')).toBeInTheDocument());
});

it('draws its children with the heading for an anchor', () => {
  renderInSite(<Site to="/guide#visa" />, { path: '/' });
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByText('Its text')).toBeInTheDocument();
});
