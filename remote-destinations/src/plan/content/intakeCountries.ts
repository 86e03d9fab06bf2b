/**
 * The countries' intakes, from their guides, and their ways to a course, from `steps.json`, as they are on the day of the build,
 * which calculates them.
 */
import { inSentence } from '../format/format.ts';
import { countedText } from '../format/laterFigures.ts';
import type { Step, Way } from '../intake/schedule.ts';
import { countryHead } from './countryHead.ts';
import countries from './plannedCountries.ts';
import file from './steps.json';

type StepTexts = Pick<Step, 'id' | 'before'> & Partial<Step>;
const common: Readonly<Record<string, { title: string; text: string }>> = file.common;
const ways: Readonly<Record<string, { least: number; steps: readonly StepTexts[] }>> = file.countries;

/** A country without steps of its own has the usual ones. Throws an Error for a step without texts. */
function wayOf(id: string): Way {
  const way = ways[id] ?? file.usual;
  const steps = way.steps.map((step): Step => {
    const { title, text } = { ...common[step.id], ...step };
    if (!title || !text) throw new Error(`steps.json: ${id}, ${step.id} has no title or no text.`);
    return { ...step, title, text };
  });
  return { ...way, steps };
}

export default countries.map(({ facts, details: { processing }, costs }) => {
  const head = countryHead(facts);
  const { least, steps } = wayOf(head.id);
  const time = processing ? ` Decision: ${inSentence(countedText(processing))}.` : '';
  return {
    ...head,
    name: costs.inSentence,
    intakes: facts.intakes.intakes ?? [],
    least,
    steps: steps.map((step) => (step.id === 'visa' ? { ...step, text: step.text + time } : step)),
    facts: [facts.intakes, ...(processing ? [processing] : [])],
  };
});
