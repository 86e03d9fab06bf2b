import { type Country, countries } from './countries.ts';

/** A button that posts a message for the visitor. */
export interface QuickAction {
  label: string;
  /** Posted as the visitor's message. */
  message: string;
}

const requirementCountries: readonly Country[] = ['australia', 'usa', 'uk', 'canada', 'new zealand', 'japan'];

/** The countries whose English requirements may be asked for, in the specification's order. */
export const requirementActions: readonly QuickAction[] = requirementCountries
  .flatMap((wanted) => countries.find(({ country }) => country === wanted) ?? [])
  .map(({ label, inSentence }) => ({
    label,
    message: `What are the IELTS and PTE requirements for ${inSentence}?`,
  }));

export const quickActions = [
  { label: 'Make an Appointment', message: 'I would like to make an appointment.' },
  { label: 'Our Location', message: 'Where are your offices located?' },
] as const satisfies readonly QuickAction[];
