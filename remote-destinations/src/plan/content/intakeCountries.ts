/**
 * The countries' intakes, from their guides, and their ways to a course, from `steps.json`, as they are on the day of the build,
 * which calculates them.
 */
import { countedText, inSentence as withSmallLetter } from '../format.ts';
import type { Step, Way } from '../intake/schedule.ts';
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

export default countries.map(({ id, name, inSentence, guidePath, facts, details: { processing } }) => {
  const { least, steps } = wayOf(id);
  const time = processing ? ` Decision: ${withSmallLetter(countedText(processing))}.` : '';
  return {
    id,
    name,
    inSentence,
    guidePath,
    intakes: facts.intakes.intakes ?? [],
    least,
    steps: steps.map((step) => (step.id === 'visa' ? { ...step, text: step.text + time } : step)),
    facts: [facts.intakes, ...(processing ? [processing] : [])],
  };
});
