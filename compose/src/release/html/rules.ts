/** The rules for the HTML of rendered pages. One more is one more entry, and its row in badHtml.fixture.ts. */
import { closedElements, namedElements, ownHead, quietElements, uniqueIds } from './elements.ts';
import type { HtmlRule } from './htmlRule.ts';
import { links } from './links.ts';
import { finishedTexts, keepsItsText, oneHeading } from './texts.ts';
import { weight } from './weight.ts';

export const htmlRules: readonly HtmlRule[] = [
  oneHeading,
  ownHead,
  links,
  namedElements,
  uniqueIds,
  finishedTexts,
  keepsItsText,
  quietElements,
  closedElements,
  weight,
];
