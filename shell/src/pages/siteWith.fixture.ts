import type { PageBootstrap } from '@sayapatri/contract/bootstrap';

type Package = PageBootstrap['packages'][number];

/** What a site says of its packages where one with these pages is live. */
export const siteWith = (pages: Package['pages']): PageBootstrap => ({
  packages: [{ name: 'remote-destinations', pages, widgets: [], provides: [] }],
  pageAssets: { packages: {} },
});
