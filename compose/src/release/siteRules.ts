/** The rules for the releases of a site together. A new rule needs an entry here and a row in badBuilds.fixture.ts. */
import type { Release } from '@sayapatri/contract/release';
import { printable } from '../printable.ts';
import { addressesOf } from '../site/checkReleases.ts';
import { repeated, type SiteRule, seen } from './rule.ts';

/** How many entries a menu has room for. */
const room = { main: 7, 'study-abroad': 24, 'test-preparation': 24, informations: 24 };

const allAddresses = (releases: readonly Release[]) =>
  releases.flatMap((release) => addressesOf(release).map((address) => ({ address, name: release.name })));

const addressesIn = (releases: readonly Release[]) => new Set(releases.flatMap(addressesOf));

const allWidgets = (releases: readonly Release[]) =>
  releases.flatMap(({ name, widgets }) => widgets.map((widget) => ({ ...widget, name })));

/** Every page, with its release's name, and with both as messages say them: `/blogs of remote-blog`. */
const allPages = (releases: readonly Release[]) =>
  releases.flatMap(({ name, pages }) => pages.map((page) => ({ ...page, page: `${page.path} of ${name}` })));

const allEntries = (releases: readonly Release[]) =>
  allPages(releases).flatMap(({ path, page, nav = [] }) => nav.map((entry) => ({ ...entry, path, page })));

export const siteRules: readonly SiteRule[] = [
  {
    name: 'Addresses that differ by more than capitals',
    reason: 'Visitors who type one get the other, and on some disks one file replaces the other.',
    *faults(next) {
      const keyOf = ({ address }: { address: string }) => address.toLowerCase();
      for (const [first, { address, name }] of repeated(allAddresses(next), keyOf))
        if (first.address !== address)
          yield `${address} of ${name} differs from ${first.address} by capitals alone, so visitors who type one get the other: choose another address.`;
    },
  },
  {
    name: 'A title of its own for each page',
    reason: 'In tabs and search results nobody can tell pages of the same title apart.',
    *faults(next) {
      for (const [first, { page, title }] of repeated(allPages(next), (one) => seen(one.title)))
        yield `${first.page} and ${page} have the same title, "${printable(title)}", so nobody can tell them apart in search results: give one of them another title.`;
    },
  },
  {
    name: 'A label of its own for each entry of a menu',
    reason: 'A visitor can’t tell two entries of the same name apart.',
    *faults(next) {
      const keyOf = ({ area, label }: { area: string; label: string }) => `${area} ${seen(label)}`;
      for (const [first, { label, path, page }] of repeated(allEntries(next), keyOf))
        if (first.path !== path)
          yield `${page} has the menu entry "${printable(label)}", and so has ${first.path}, so visitors can't tell them apart: give one of them another label.`;
    },
  },
  {
    name: `At most ${room.main} entries in the header’s menu, and ${room['study-abroad']} in each other`,
    reason: 'The header does not fit on a laptop’s screen otherwise.',
    *faults(next) {
      for (const [area, most] of Object.entries(room)) {
        const entries = allEntries(next).filter((entry) => entry.area === area);
        const where = area === 'main' ? 'the header' : `the menu ${area}`;
        const some = entries.slice(most, most + 3).map(({ page }) => page);
        if (entries.length > most)
          yield `${entries.length} pages have an entry in ${where}, which has room for ${most}, so visitors would scroll sideways to reach them: take out ${some.join(', ')}.`;
      }
    },
  },
  {
    name: 'No live address disappears',
    reason:
      "Visitors and search engines know it. Keep it, or name the page that takes its place, `redirects: { '/blogs/old': '/blogs/new' }` in `defineRemote`: compose writes a page there that redirects (the server and nginx answer with status 308).",
    *faults(next, before) {
      const there = addressesIn(next);
      for (const { address, name } of allAddresses(before))
        if (!there.has(address))
          yield `${address} of ${name} is live and would disappear, so links to it would lead nowhere: keep it, or name the page that takes its place in the remote's \`redirects\`.`;
    },
  },
  {
    name: 'Redirects lead to live pages',
    reason: 'Visitors of the former address would find nothing.',
    *faults(next) {
      const there = new Set(allPages(next).map(({ path }) => path));
      for (const { name, redirects } of next)
        for (const [from, to] of Object.entries(redirects))
          if (!there.has(to))
            yield `${name} redirects ${from} to ${to}, which is no page, so visitors find nothing there: name a page that is live.`;
    },
  },
  {
    name: 'A widget’s `fallbackPath` is a live page',
    reason: 'The widget’s button is a link to it until its code is there.',
    *faults(next) {
      const there = addressesIn(next);
      for (const { name, label, fallbackPath } of allWidgets(next))
        if (!there.has(fallbackPath))
          yield `The widget "${label}" of ${name} has the fallbackPath ${fallbackPath}, which is no page of the site, so without scripts its button leads nowhere: name a page that is live.`;
    },
  },
  {
    name: 'Structured data names live pages',
    reason: 'Search results would lead to nothing.',
    *faults(next) {
      const there = addressesIn(next);
      for (const { page, structuredData = [] } of allPages(next)) {
        // Addresses with a dot are files.
        const named = JSON.stringify(structuredData).matchAll(/\{origin\}(\/[^"#?.]*)(?=["#?])/g);
        for (const address of new Set([...named].map(([, found = '']) => found)))
          if (!there.has(address))
            yield `${page} has structured data that names ${address}, which is no page, so search results would lead nowhere: correct the address.`;
      }
    },
  },
  {
    name: 'No live page leaves search engines',
    reason: 'Nobody finds it any more, and it takes weeks to come back.',
    unless: '--allow-less',
    *faults(next, before) {
      const live = allPages(before).filter(({ indexed }) => indexed !== false);
      const found = new Set(live.map(({ path }) => path));
      for (const { path, page, indexed } of allPages(next))
        if (indexed === false && found.has(path))
          yield `${page} has indexed: false, so it would leave search engines: take that out, or add --allow-less if it is meant.`;
    },
  },
  {
    name: 'Each dataset from one package',
    reason: 'Pages would show the figures of either.',
    *faults(next) {
      const all = next.flatMap(({ name, provides }) => provides.map((dataset) => ({ name, dataset })));
      for (const [first, { name, dataset }] of repeated(all, (one) => one.dataset))
        yield `${first.name} and ${name} both provide the dataset ${dataset}, so pages would show the figures of either: take it out of one.`;
    },
  },
  {
    name: 'No dataset that a live release `uses` disappears',
    reason: 'The other release’s pages would lack its figures.',
    *faults(next, before) {
      const provided = new Set(next.flatMap(({ provides }) => provides));
      const former = new Set(before.flatMap(({ provides }) => provides));
      for (const { name, uses } of next)
        for (const dataset of uses)
          if (former.has(dataset) && !provided.has(dataset))
            yield `${name} uses the dataset ${dataset}, which no release would provide any more, so visitors would miss its figures: keep it, or release ${name} without it first.`;
    },
  },
  {
    name: 'One assistant',
    reason: 'The shell has one place for it, so visitors would never see the second.',
    *faults(next) {
      for (const [first, { name, slot, label }] of repeated(allWidgets(next), (one) => one.slot))
        yield `${name} brings the ${slot} "${label}", and ${first.name} brings one already, so visitors would never see it: take one of them out.`;
    },
  },
];
