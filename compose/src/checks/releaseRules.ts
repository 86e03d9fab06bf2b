/** The rules for releases beyond their schema (@sayapatri/contract/release). Each fault is one sentence. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isHashed, pageOfTarget, type Release, remoteManifestFile } from '@sayapatri/contract/release';
import { serverPaths } from '@sayapatri/contract/serverPaths';
import { UserError } from '@sayapatri/contract/userError';
import type { StoredRelease } from '../releases/releases.ts';
import { addressesOf } from '../render/checkReleases.ts';

/** Texts that survive minification and occur only in these libraries' own code. */
const ownCopies: Record<string, string> = {
  'react.transitional.element': 'React',
  __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: 'React DOM',
  __EMOTION_TYPE_PLEASE_DO_NOT_USE__: 'Emotion',
  'data-emotion': 'Emotion',
};

/** Bytes of a browser file, uncompressed. */
const mostBytes = { script: 1_000_000, other: 250_000 };

/** The faults of a release by itself. Throws a UserError for one that would break the site. */
export async function* releaseFaults({ folder, release }: StoredRelease): AsyncGenerator<string> {
  const { name, pages, redirects, files } = release;
  for (const address of addressesOf({ pages, redirects })) {
    const own = Object.values(serverPaths).find((one) => address === one || address.startsWith(`${one}/`));
    if (own)
      yield `${address} of ${name} is a path that the server answers itself (${own}), so visitors would never see the page: choose another one.`;
  }
  for (const [file, { size }] of Object.entries(files)) {
    if (!file.startsWith('browser/')) continue;
    // Not in the schema, because former releases had a feed, and a rollback takes them as they were.
    if (!isHashed(file) && file !== remoteManifestFile)
      throw new UserError(
        `${file} of ${name} has no content hash in its name, so visitors would not get it: import it from code.`,
      );
    const most = /\.(js|xml)$/.test(file) ? mostBytes.script : mostBytes.other;
    if (size > most)
      yield `${file} of ${name} has ${size} bytes, for which visitors would wait, at most ${most} are allowed: make it smaller.`;
    if (name === 'shell' || !file.endsWith('.js')) continue;
    const code = await readFile(path.join(folder, file), 'utf8');
    const copy = Object.keys(ownCopies).find((marker) => code.includes(marker));
    if (copy !== undefined)
      throw new UserError(
        `${file} of ${name} brings its own ${ownCopies[copy]}, with which its pages break: import it as the shell provides it.`,
      );
  }
}

/**
 * The conflicts between the releases `next`, which are to replace the live releases `before`. With `allowLess`, pages may
 * leave search engines.
 */
export function* siteFaults(
  next: readonly Release[],
  before: readonly Release[],
  allowLess: boolean,
): Generator<string> {
  const pages = allPages(next);
  const paths = new Set(pages.map(({ path }) => path));
  const addresses = new Set(next.flatMap(addressesOf));

  for (const [first, { where, title }] of repeated(pages, ({ title }) => title.toLowerCase()))
    yield `${first.where} and ${where} have the same title, "${title}", so nobody can tell them apart in search results: give one of them another title.`;

  const entries = pages.flatMap(({ nav = [], ...page }) => nav.map((entry) => ({ ...entry, ...page })));
  for (const [first, { label, where }] of repeated(entries, ({ area, label }) => `${area} ${label}`))
    yield `${where} has the menu entry "${label}", and so has ${first.where}, so visitors can't tell them apart: give one of them another label.`;

  for (const { name, ...release } of before)
    for (const address of addressesOf(release))
      if (!addresses.has(address))
        yield `${address} of ${name} is live and would disappear, so links to it would lead nowhere: keep it, or name the page that takes its place in the remote's \`redirects\`.`;

  for (const { name, redirects, widgets } of next) {
    for (const [from, to] of Object.entries(redirects))
      if (!paths.has(pageOfTarget(to)))
        yield `${name} redirects ${from} to ${to}, which is no page, so visitors find nothing there: name a page that is live.`;
    for (const { label, fallbackPath } of widgets)
      if (!addresses.has(fallbackPath))
        yield `The widget "${label}" of ${name} has the fallbackPath ${fallbackPath}, which is no page of the site, so without scripts its button leads nowhere: name a page that is live.`;
  }

  const indexed = new Set(allPages(before).flatMap((page) => (page.indexed === false ? [] : page.path)));
  for (const page of pages)
    if (!allowLess && page.indexed === false && indexed.has(page.path))
      yield `${page.where} has indexed: false, so it would leave search engines: take that out, or add --allow-less if it is meant.`;

  const provided = next.flatMap(({ name, provides }) => provides.map((dataset) => ({ name, dataset })));
  for (const [first, { name, dataset }] of repeated(provided, ({ dataset }) => dataset))
    yield `${first.name} and ${name} both provide the dataset ${dataset}, so pages would show the figures of either: take it out of one.`;
  const former = new Set(before.flatMap(({ provides }) => provides));
  for (const { name, uses } of next)
    for (const wanted of uses)
      if (former.has(wanted) && !provided.some(({ dataset }) => dataset === wanted))
        yield `${name} uses the dataset ${wanted}, which no release would provide any more, so visitors would miss its figures: keep it, or release ${name} without it first.`;

  const widgets = next.flatMap(({ name, widgets }) => widgets.map((widget) => ({ ...widget, name })));
  for (const [first, { name, slot, label }] of repeated(widgets, ({ slot }) => slot))
    yield `${name} brings the ${slot} "${label}", and ${first.name} brings one already, so visitors would never see it: take one of them out.`;
}

/** Every page, with the words by which messages name it: `/blogs of remote-blog`. */
const allPages = (releases: readonly Release[]) =>
  releases.flatMap(({ name, pages }) => pages.map((page) => ({ ...page, where: `${page.path} of ${name}` })));

/** Each item that has the key of an earlier one, with the first of that key. */
function* repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string): Generator<[Item, Item]> {
  const firsts = new Map<string, Item>();
  for (const item of items) {
    const first = firsts.get(keyOf(item));
    if (first === undefined) firsts.set(keyOf(item), item);
    else yield [first, item];
  }
}
