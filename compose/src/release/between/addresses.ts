/** Rules for the addresses that releases have together. */
import type { Release } from '@sayapatri/contract/release';
import type { SiteRule } from './siteRule.ts';

/** The addresses of a release: its pages, then its redirects. */
const addressesOf = ({ pages, redirects }: Release) => [
  ...pages.map(({ path }) => path),
  ...Object.keys(redirects),
];

const pathsOf = (releases: readonly Release[]) => new Set(releases.flatMap(addressesOf));
const pagesOf = (releases: readonly Release[]) =>
  new Set(releases.flatMap(({ pages }) => pages.map(({ path }) => path)));

export const distinctAddresses: SiteRule = {
  name: 'Addresses that differ by more than capitals',
  reason: 'Visitors who type one get the other, and on some disks one file replaces the other.',
  faults(next) {
    const firsts = new Map<string, string>();
    return next.flatMap((release) =>
      addressesOf(release).flatMap((address) => {
        const first = firsts.get(address.toLowerCase());
        if (first === undefined) firsts.set(address.toLowerCase(), address);
        return first === undefined || first === address
          ? []
          : [
              `${address} of ${release.name} differs from ${first} by capitals alone, so visitors who type one get the other: choose another address.`,
            ];
      }),
    );
  },
};

export const noPageIsGone: SiteRule = {
  name: 'No live address disappears',
  reason:
    "Visitors and search engines know it. Keep it, or name the page that takes its place, `redirects: { '/blogs/old': '/blogs/new' }` in `defineRemote`: compose writes a page there that redirects (the server and nginx answer with status 308).",
  faults(next, before) {
    const there = pathsOf(next);
    return before.flatMap((release) =>
      addressesOf(release)
        .filter((address) => !there.has(address))
        .map(
          (address) =>
            `${address} of ${release.name} is live and would disappear, so links to it would lead nowhere: keep it, or name the page that takes its place in the remote's \`redirects\`.`,
        ),
    );
  },
};

export const redirectsLeadToPages: SiteRule = {
  name: 'Redirects lead to live pages',
  reason: 'Visitors of the former address would find nothing.',
  faults(next) {
    const pages = pagesOf(next);
    return next.flatMap(({ name, redirects }) =>
      Object.entries(redirects)
        .filter(([, to]) => !pages.has(to))
        .map(
          ([from, to]) =>
            `${name} redirects ${from} to ${to}, which is no page, so visitors find nothing there: name a page that is live.`,
        ),
    );
  },
};

export const widgetsLeadToPages: SiteRule = {
  name: 'A widget’s `fallbackPath` is a live page',
  reason: 'The widget’s button is a link to it until its code is there.',
  faults(next) {
    const there = pathsOf(next);
    return next.flatMap(({ name, widgets }) =>
      widgets
        .filter(({ fallbackPath }) => !there.has(fallbackPath))
        .map(
          ({ label, fallbackPath }) =>
            `The widget "${label}" of ${name} has the fallbackPath ${fallbackPath}, which is no page of the site, so without scripts its button leads nowhere: name a page that is live.`,
        ),
    );
  },
};

export const structuredDataLeadsToPages: SiteRule = {
  name: 'Structured data names live pages',
  reason: 'Search results would lead to nothing.',
  faults(next) {
    const there = pathsOf(next);
    return next.flatMap(({ name, pages }) =>
      pages.flatMap(({ path, structuredData = [] }) => {
        const text = JSON.stringify(structuredData);
        // Addresses with a dot are files.
        const named = [...text.matchAll(/\{origin\}(\/[^"#?.]*)(?=["#?])/g)].map(
          ([, address = '']) => address,
        );
        return [...new Set(named)]
          .filter((address) => !there.has(address))
          .map(
            (address) =>
              `${path} of ${name} has structured data that names ${address}, which is no page, so search results would lead nowhere: correct the address.`,
          );
      }),
    );
  },
};

export const staysInSearchEngines: SiteRule = {
  name: 'No live page leaves search engines',
  reason: 'Nobody finds it any more, and it takes weeks to come back.',
  unless: '--allow-less',
  faults(next, before) {
    const found = new Set(
      before.flatMap(({ pages }) => pages.filter(({ indexed }) => indexed !== false).map(({ path }) => path)),
    );
    return next.flatMap(({ name, pages }) =>
      pages
        .filter(({ path, indexed }) => indexed === false && found.has(path))
        .map(
          ({ path }) =>
            `${path} of ${name} has indexed: false, so it would leave search engines: take that out, or add --allow-less if it is meant.`,
        ),
    );
  },
};
