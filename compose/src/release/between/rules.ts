/** The rules for the releases of a site together. One more is one more entry, and its row in badBuilds.fixture.ts. */
import type { Release } from '@sayapatri/contract/release';
import { holding } from '../rule.ts';
import {
  distinctAddresses,
  noPageIsGone,
  redirectsLeadToPages,
  staysInSearchEngines,
  structuredDataLeadsToPages,
  widgetsLeadToPages,
} from './addresses.ts';
import { distinctLabels, distinctTitles, roomInMenus } from './names.ts';
import { datasetsStay, oneProvider, oneWidget } from './owners.ts';
import type { SiteRule } from './siteRule.ts';

export const siteRules: readonly SiteRule[] = [
  distinctAddresses,
  distinctTitles,
  distinctLabels,
  roomInMenus,
  noPageIsGone,
  redirectsLeadToPages,
  widgetsLeadToPages,
  structuredDataLeadsToPages,
  staysInSearchEngines,
  oneProvider,
  datasetsStay,
  oneWidget,
];

/**
 * Returns a sentence for each conflict between the releases `next`, which are to go live. Conflicts that the live releases
 * `before` have too are left out.
 */
export function siteFaults(
  next: readonly Release[],
  before: readonly Release[],
  allowLess: boolean,
): string[] {
  return holding(siteRules, allowLess).flatMap((rule) => {
    const known = new Set(rule.faults(before, before));
    return [...rule.faults(next, before)].filter((fault) => !known.has(fault));
  });
}
