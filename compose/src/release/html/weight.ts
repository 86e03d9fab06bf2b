import { budgets } from '../budgets.ts';
import type { HtmlRule } from './htmlRule.ts';

const { wholeBytes, elements: mostElements, depth: deepest } = budgets.html;

export const weight: HtmlRule = {
  name: `Fewer than ${wholeBytes.toLocaleString('en')} bytes of HTML uncompressed, ${mostElements.toLocaleString('en')} elements and ${deepest} of them in one another`,
  reason: 'Compressed HTML weighs little, but a phone takes seconds to lay out what it expands to.',
  *faults({ size, elements }) {
    const depth = elements.reduce((most, element) => Math.max(most, element.depth), 0);
    const slow = 'so phones take seconds to show it';
    if (size >= wholeBytes)
      yield `is ${size} bytes of HTML, uncompressed, ${slow}, the budget is under ${wholeBytes}: shorten it.`;
    if (elements.length >= mostElements)
      yield `has ${elements.length} elements, ${slow}, the budget is under ${mostElements}: shorten it.`;
    if (depth >= deepest)
      yield `has elements ${depth} deep in one another, ${slow}, the budget is under ${deepest}: leave some out.`;
  },
};
