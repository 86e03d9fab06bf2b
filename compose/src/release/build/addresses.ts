import { serverPaths } from '@sayapatri/hosting/serverPaths';
import type { DefinitionRule } from './buildRule.ts';

/** Some static hosts read no more lines of `_redirects`. */
const mostRedirects = 2_000;

const serverPathOf = (path: string) =>
  Object.values(serverPaths).find((own) => path === own || path.startsWith(`${own}/`));

export const serverAddresses: DefinitionRule = {
  name: 'No page or redirect at an address that the server answers itself',
  reason:
    'Visitors would never see the page, or enquiries would be lost (`shared/hosting/src/serverPaths.ts`).',
  *faults({ release: { name, pages, redirects } }) {
    for (const { path } of pages) {
      const own = serverPathOf(path);
      if (own)
        yield `${path} of ${name} is a path that the server answers itself (${own}), so visitors would never see the page: choose another one.`;
    }
    for (const from of Object.keys(redirects)) {
      const own = serverPathOf(from);
      if (own)
        yield `${name} redirects ${from}, which the server answers itself (${own}), so visitors would never be redirected: take the redirect out.`;
    }
  },
};

export const fewRedirects: DefinitionRule = {
  name: `At most ${mostRedirects.toLocaleString('en')} redirects`,
  reason: 'Static hosts read no more, so further addresses would lead nowhere.',
  *faults({ release: { name, redirects } }) {
    const { length } = Object.keys(redirects);
    if (length > mostRedirects)
      yield `${name} has ${length} redirects, of which static hosts follow ${mostRedirects}, so the others lead visitors nowhere: take out the oldest.`;
  },
};
