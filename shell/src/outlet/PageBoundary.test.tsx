import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageBoundary } from './PageBoundary.tsx';

function Broken(): never {
  throw new Error('a fault in the page');
}

test('a page that throws is replaced by its prerendered HTML', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = vi.fn();
  renderInSite(
    <PageBoundary prerendered="<h1>As rendered</h1>" onError={onError}>
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'As rendered' })).toBeVisible();
  expect(onError).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test('a page that throws after a navigation is replaced by an apology with a link', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderInSite(
    <PageBoundary prerendered={undefined} onError={() => {}}>
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('can’t be shown right now');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  vi.mocked(console.error).mockClear();
});
