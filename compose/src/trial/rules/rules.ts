/** The rules for pages in a browser. A new rule needs an entry here and rows in badPages.fixture.ts. */
import type { Depth } from '../../release/tryPages.ts';
import { desktop, phone, type Visitor } from '../visitors.ts';
import { accessible } from './accessibility.ts';
import { hydrates, loads, noErrors, rests, staysPut } from './arrival.ts';
import { assistantAnswers } from './assistant.ts';
import {
  asksBeforeItUses,
  changesItsOwnPart,
  keepsGlobals,
  keepsItsTitle,
  keepsToOwnStorage,
  loadsLittleCode,
  nothingFlashes,
  staysInPlace,
} from './atRest.ts';
import { leavesHandsFree } from './handsFree.ts';
import { bearsInterruptions, restsWhenLeftAlone } from './leftAlone.ts';
import { asksForOwnFiles } from './ownFiles.ts';
import type { PageRule } from './pageRule.ts';
import { fitsTheScreen, keepsWordsWhole, showsTheFrame } from './screens.ts';
import { worksTheSecondTime, worksWhenUsed } from './use.ts';

const arrival = [loads, hydrates, rests];
const atRest = [
  staysPut,
  asksForOwnFiles,
  asksBeforeItUses,
  keepsGlobals,
  keepsToOwnStorage,
  noErrors,
  keepsItsTitle,
  changesItsOwnPart,
];
const look = [fitsTheScreen, keepsWordsWhole, showsTheFrame];
const reading = [...arrival, ...atRest, staysInPlace, loadsLittleCode, ...look, nothingFlashes, accessible];
/** Rules that must still hold when the visitor has acted. */
const leftBehind = [keepsGlobals, keepsToOwnStorage, asksForOwnFiles, noErrors];

export interface PlannedVisit {
  visitor: Visitor;
  /** In the order of the visit: the later rules act, and leave the page. */
  rules: readonly PageRule[];
}

/** The visits to a page, by how much of it is tried. */
export const visits: Record<Depth, readonly PlannedVisit[]> = {
  whole: [
    { visitor: desktop, rules: [...reading, leavesHandsFree, asksBeforeItUses, ...leftBehind] },
    {
      visitor: phone,
      rules: [
        ...arrival,
        ...atRest,
        ...look,
        restsWhenLeftAlone,
        bearsInterruptions,
        ...atRest,
        showsTheFrame,
        assistantAnswers,
        worksWhenUsed,
        ...leftBehind,
        worksTheSecondTime,
        ...leftBehind,
      ],
    },
  ],
  content: [{ visitor: desktop, rules: reading }],
  frame: [{ visitor: desktop, rules: [...arrival, staysPut, noErrors, ...look] }],
};

export const pageRules: readonly PageRule[] = [
  ...new Set(Object.values(visits).flatMap((planned) => planned.flatMap(({ rules }) => rules))),
];
