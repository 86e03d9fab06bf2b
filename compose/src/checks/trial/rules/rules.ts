/** The rules for pages in a browser. A new rule needs an entry here and rows in pages.fixture.ts. */
import type { TrialScope } from '../../tryPages.ts';
import { desktop, phone, type Visitor } from '../visitors.ts';
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

interface PlannedVisit {
  visitor: Visitor;
  /** In the order of the visit: the last ones act. */
  rules: readonly PageRule[];
}

const arrival = [loads, hydrates, noErrors];

/** The visits to a page, by how much of it is tried. */
export const visits: Record<TrialScope, readonly PlannedVisit[]> = {
  whole: [
    {
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
        linksLead,
        worksWhenUsed,
      ],
    },
    {
      visitor: phone,
      rules: [...arrival, staysInPlace, fitsTheScreen, staysPut, showsTheFrame, worksWhenUsed],
    },
  ],
  frame: [
    { visitor: desktop, rules: [...arrival, showsTheFrame, fitsTheScreen] },
    { visitor: phone, rules: [...arrival, showsTheFrame] },
  ],
};

/** All twelve. */
export const pageRules: readonly PageRule[] = [
  ...new Set(Object.values(visits).flatMap((planned) => planned.flatMap(({ rules }) => rules))),
];
