/** The contract's rules for the pages of a release, and between releases. */

import type { Release } from '@sayapatri/contract/release';
import { serverPaths } from '@sayapatri/hosting/serverPaths';

/** Limits in characters; search engines show about this many. */
const limits = { title: 60, minDescription: 50, description: 160, navLabel: 24 };

/** Returns a sentence for each fault of the pages of one release. */
export function pageFaults({ name, pages }: Release): string[] {
  return pages.flatMap(({ path, title, description, nav = [] }) => {
    const page = `${path} of ${name}`;
    const faults: string[] = [];
    if (title.length > limits.title)
      faults.push(
        `${page} has a title of ${title.length} characters, at most ${limits.title} are allowed: shorten it.`,
      );
    if (description.length < limits.minDescription || description.length > limits.description)
      faults.push(
        `${page} has a description of ${description.length} characters, ${limits.minDescription} to ${limits.description} are allowed: rewrite it.`,
      );
    for (const { label } of nav)
      if (label.length > limits.navLabel)
        faults.push(
          `${page} has the menu entry "${label}" of ${label.length} characters, at most ${limits.navLabel} are allowed: shorten it.`,
        );
    const reserved = Object.values(serverPaths).find((own) => path === own || path.startsWith(`${own}/`));
    if (reserved !== undefined)
      faults.push(`${page} is a path that the server answers itself (${reserved}): choose another one.`);
    return faults;
  });
}

/**
 * Returns a sentence for each conflict between the releases `next`, which are to go live. Conflicts that the live releases
 * `before` have too are left out.
 */
export function siteFaults(next: readonly Release[], before: readonly Release[]): string[] {
  const known = new Set(duplicateTitles(before));
  return [
    ...duplicateTitles(next).filter((fault) => !known.has(fault)),
    ...gonePages(next, before),
    ...redirectFaults(next),
    ...widgetFaults(next),
    ...goneDatasets(next, before),
  ];
}

function duplicateTitles(releases: readonly Release[]): string[] {
  const firsts = new Map<string, string>();
  const faults: string[] = [];
  for (const { name, pages } of releases) {
    for (const { path, title } of pages) {
      const page = `${path} of ${name}`;
      const first = firsts.get(title);
      if (first === undefined) firsts.set(title, page);
      else
        faults.push(`${first} and ${page} have the same title, "${title}": give one of them another title.`);
    }
  }
  return faults;
}

const pathsOf = (releases: readonly Release[]) =>
  new Set(
    releases.flatMap(({ pages, redirects }) => [...pages.map(({ path }) => path), ...Object.keys(redirects)]),
  );

/** Addresses that were live must stay or redirect, because visitors and search engines know them. */
function gonePages(next: readonly Release[], before: readonly Release[]): string[] {
  const there = pathsOf(next);
  return before.flatMap(({ name, pages, redirects }) =>
    [...pages.map(({ path }) => path), ...Object.keys(redirects)]
      .filter((path) => !there.has(path))
      .map(
        (path) =>
          `${path} of ${name} is live and would disappear: keep it, or name the page that takes its place in the remote's \`redirects\`.`,
      ),
  );
}

function redirectFaults(next: readonly Release[]): string[] {
  const pages = new Set(next.flatMap((release) => release.pages.map(({ path }) => path)));
  return next.flatMap(({ name, redirects }) =>
    Object.entries(redirects)
      .filter(([, to]) => !pages.has(to))
      .map(([from, to]) => `${name} redirects ${from} to ${to}, which is no page: name a page that is live.`),
  );
}

/** The button of a widget is a link until the widget's code is there. */
function widgetFaults(next: readonly Release[]): string[] {
  const there = pathsOf(next);
  return next.flatMap(({ name, widgets }) =>
    widgets
      .filter(({ fallbackPath }) => !there.has(fallbackPath))
      .map(
        ({ label, fallbackPath }) =>
          `The widget "${label}" of ${name} has the fallbackPath ${fallbackPath}, which is no page of the site: name a page that is live.`,
      ),
  );
}

function goneDatasets(next: readonly Release[], before: readonly Release[]): string[] {
  const provided = new Set(next.flatMap(({ provides }) => provides));
  const former = new Set(before.flatMap(({ provides }) => provides));
  return next.flatMap(({ name, uses }) =>
    uses
      .filter((dataset) => former.has(dataset) && !provided.has(dataset))
      .map(
        (dataset) =>
          `${name} uses the dataset ${dataset}, which no release would provide any more: keep it, or release ${name} without it first.`,
      ),
  );
}
