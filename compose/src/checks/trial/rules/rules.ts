/** The rules for pages in a browser, and the visitors that they are tried for. A new rule needs an entry here and rows in pages.fixture.ts. */
import type { BrowserContextOptions } from 'playwright-core';
import { accessible } from './accessibility.ts';
import { keepsToBudget } from './codeBudget.ts';
import { showsTheFrame } from './frame.ts';
import { hydrates } from './hydrates.ts';
import { keepsText } from './keepsText.ts';
import { staysInPlace } from './layoutShift.ts';
import { linksLead } from './links.ts';
import { loads } from './loads.ts';
import { noErrors } from './noErrors.ts';
import type { PageRule } from './pageRule.ts';
import { staysPut } from './staysPut.ts';
import { worksWhenUsed } from './use.ts';
import { fitsTheScreen } from './width.ts';

/** Who visits a tried page. */
export interface Visitor {
  /** How a refusal names them. */
  where: string;
  context: BrowserContextOptions;
}

const desktop: Visitor = {
  where: 'at a desk',
  context: { viewport: { width: 1_280, height: 720 } },
};

/** A visitor who differs from the first in all that most of the site's visitors do. */
const phone: Visitor = {
  where: 'on a phone',
  context: {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Kathmandu',
    locale: 'ne-NP',
  },
};

interface PlannedVisit {
  visitor: Visitor;
  /** In the order of the visit: the last ones act. */
  rules: readonly PageRule[];
}

const arrival = [loads, hydrates, noErrors];

/** The visit to a page whose code is that of another one: the rules that its content may break. */
export const visitToContent: PlannedVisit = {
  visitor: desktop,
  rules: [
    ...arrival,
    staysInPlace,
    keepsToBudget,
    keepsText,
    fitsTheScreen,
    staysPut,
    showsTheFrame,
    accessible,
  ],
};

/** The visits to a page. */
export const visits: readonly PlannedVisit[] = [
  { visitor: desktop, rules: [...visitToContent.rules, linksLead, worksWhenUsed] },
  {
    visitor: phone,
    rules: [...arrival, staysInPlace, fitsTheScreen, staysPut, showsTheFrame, worksWhenUsed],
  },
];

/** All twelve. */
export const pageRules: readonly PageRule[] = [...new Set(visits.flatMap(({ rules }) => rules))];
