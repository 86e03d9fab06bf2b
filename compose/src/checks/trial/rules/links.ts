import { succeeds } from '../deadline.ts';
import type { PageRule, Visit } from './pageRule.ts';

export const linksLead: PageRule = {
  name: 'Links lead somewhere',
  reason: 'Visitors who follow one find nothing, or not the way back.',
  remedy: 'correct the address, and leave the header’s links and the Back button alone',
  async fault(visit) {
    return (await deadLink(visit)) ?? (await journeyFault(visit));
  },
};

interface Link {
  /** What stands in the HTML, e.g. `#fees`. */
  written: string;
  href: string;
  isThere: boolean;
}

/** The first link of the page, as it is after hydration, at whose address is nothing. Other sites are not asked. */
async function deadLink({ page, url, statuses }: Visit): Promise<string | undefined> {
  const links = await page.evaluate((): Link[] =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => {
      const written = link.getAttribute('href') ?? '';
      const { hash } = link;
      const isOwn = link.href.split('#')[0] === location.href.split('#')[0];
      const id = decodeURIComponent(hash.slice(1));
      const isAnchor = id === 'top' || document.getElementById(id) !== null;
      const isThere = !isOwn || (id === '' ? written !== '' && written !== '#' : isAnchor);
      return { written, href: link.href, isThere };
    }),
  );
  const { origin } = new URL(url);
  for (const { written, href, isThere } of links) {
    if (!isThere || /^(javascript|about|data|file):/.test(href))
      return `its link ${written || 'with an empty address'} leads nowhere`;
    const target = href.split('#')[0] ?? href;
    if (!target.startsWith(origin)) continue;
    // The links of the frame are on every page.
    const asking = statuses.get(target) ?? page.request.head(target).then((answer) => answer.status());
    statuses.set(target, asking);
    const status = await asking;
    if (status >= 300) return `its link ${written} is answered with ${status}`;
  }
  return undefined;
}

/** Follows a link of the header to another page, and goes back. */
async function journeyFault(visit: Visit): Promise<string | undefined> {
  const { page, address } = visit;
  const links = page.locator('header a[href^="/"]:not([href*="#"], [href*="?"])').filter({ visible: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const at = hrefs.findIndex((href) => href !== address);
  const href = hrefs[at];
  if (href === undefined) return undefined;
  visit.isUsed = true;
  const leads = (path: string, act: Promise<unknown>) =>
    succeeds(act.then(() => page.waitForFunction(isShown, path)));
  if (!(await leads(href, links.nth(at).click({ noWaitAfter: true }))))
    return `a click on the header's link to ${href} does not lead there`;
  if (!(await leads(address, page.goBack({ waitUntil: 'commit' }))))
    return `the button Back of the browser does not lead back to it from ${href}`;
  return undefined;
}

/** Runs in the page. */
const isShown = (path: string) =>
  location.pathname === path && document.documentElement.dataset.hydrated === path;
