import type { NavArea } from '@sayapatri/contract';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteProvider, useNavLinks } from './SiteContext.ts';

const page = (path: string, label: string, area: NavArea, order: number) => ({
  path,
  nav: [{ area, label, order }],
});

const site: PageBootstrap = {
  packages: [
    { name: 'shell', pages: [page('/contact', 'Contact', 'main', 50)], widgets: [], provides: [] },
    { name: 'remote-blog', pages: [page('/blogs', 'Blogs', 'main', 40)], widgets: [], provides: [] },
    {
      name: 'remote-nepal',
      pages: [page('/study-in-nepal', 'Nepal', 'study-abroad', 90)],
      widgets: [],
      provides: [],
    },
  ],
  pageAssets: { packages: {} },
};

function Links({ area }: { area: NavArea }) {
  return useNavLinks(area).map(({ label, path }) => (
    <a key={path} href={path}>
      {label}
    </a>
  ));
}

test('an area lists its entries in order, whichever package brings them', () => {
  renderInSite(
    <SiteProvider value={site}>
      <Links area="main" />
    </SiteProvider>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Blogs', 'Contact']);
});
