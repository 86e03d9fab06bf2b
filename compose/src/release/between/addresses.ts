/** Rules for the addresses that releases have together. */
import type { Release } from '@sayapatri/contract/release';
import { addressesOf } from '../../site/checkReleases.ts';
import { repeated } from '../rule.ts';
import type { SiteRule } from './siteRule.ts';

const pathsOf = (releases: readonly Release[]) => new Set(releases.flatMap(addressesOf));
const pagesOf = (releases: readonly Release[]) =>
  new Set(releases.flatMap(({ pages }) => pages.map(({ path }) => path)));

export const distinctAddresses: SiteRule = {
  name: 'Addresses that differ by more than capitals',
  reason: 'Visitors who type one get the other, and on some disks one file replaces the other.',
  *faults(next) {
    const all = next.flatMap((release) =>
      addressesOf(release).map((address) => ({ address, name: release.name })),
    );
    for (const [first, { address, name }] of repeated(all, (one) => one.address.toLowerCase()))
      if (first.address !== address)
        yield `${address} of ${name} differs from ${first.address} by capitals alone, so visitors who type one get the other: choose another address.`;
  },
};

export const noPageIsGone: SiteRule = {
  name: 'No live address disappears',
  reason:
    "Visitors and search engines know it. Keep it, or name the page that takes its place, `redirects: { '/blogs/old': '/blogs/new' }` in `defineRemote`: compose writes a page there that redirects (the server and nginx answer with status 308).",
  *faults(next, before) {
    const there = pathsOf(next);
    for (const release of before)
      for (const address of addressesOf(release))
        if (!there.has(address))
          yield `${address} of ${release.name} is live and would disappear, so links to it would lead nowhere: keep it, or name the page that takes its place in the remote's \`redirects\`.`;
  },
};

export const redirectsLeadToPages: SiteRule = {
  name: 'Redirects lead to live pages',
  reason: 'Visitors of the former address would find nothing.',
  *faults(next) {
    const there = pagesOf(next);
    for (const { name, redirects } of next)
      for (const [from, to] of Object.entries(redirects))
        if (!there.has(to))
          yield `${name} redirects ${from} to ${to}, which is no page, so visitors find nothing there: name a page that is live.`;
  },
};

export const widgetsLeadToPages: SiteRule = {
  name: 'A widget’s `fallbackPath` is a live page',
  reason: 'The widget’s button is a link to it until its code is there.',
  *faults(next) {
    const there = pathsOf(next);
    for (const { name, widgets } of next)
      for (const { label, fallbackPath } of widgets)
        if (!there.has(fallbackPath))
          yield `The widget "${label}" of ${name} has the fallbackPath ${fallbackPath}, which is no page of the site, so without scripts its button leads nowhere: name a page that is live.`;
  },
};

export const structuredDataLeadsToPages: SiteRule = {
  name: 'Structured data names live pages',
  reason: 'Search results would lead to nothing.',
  *faults(next) {
    const there = pathsOf(next);
    for (const { name, pages } of next)
      for (const { path, structuredData = [] } of pages) {
        // Addresses with a dot are files.
        const named = JSON.stringify(structuredData).matchAll(/\{origin\}(\/[^"#?.]*)(?=["#?])/g);
        for (const address of new Set([...named].map(([, found = '']) => found)))
          if (!there.has(address))
            yield `${path} of ${name} has structured data that names ${address}, which is no page, so search results would lead nowhere: correct the address.`;
      }
  },
};

export const staysInSearchEngines: SiteRule = {
  name: 'No live page leaves search engines',
  reason: 'Nobody finds it any more, and it takes weeks to come back.',
  unless: '--allow-less',
  *faults(next, before) {
    const found = new Set(
      before.flatMap(({ pages }) => pages.filter(({ indexed }) => indexed !== false).map(({ path }) => path)),
    );
    for (const { name, pages } of next)
      for (const { path, indexed } of pages)
        if (indexed === false && found.has(path))
          yield `${path} of ${name} has indexed: false, so it would leave search engines: take that out, or add --allow-less if it is meant.`;
  },
};
