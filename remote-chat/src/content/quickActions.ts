import { type Country, countries } from './countries.ts';

/** A button that posts a message for the visitor. */
export interface QuickAction {
  label: string;
  /** Posted as the visitor's message. */
  message: string;
}

/** A button that opens a list of quick actions. */
export interface QuickActionMenu {
  label: string;
  options: readonly QuickAction[];
}

const requirementCountries: readonly Country[] = ['australia', 'usa', 'uk', 'canada', 'new zealand', 'japan'];

const requirementOptions = requirementCountries
  .map((wanted) => countries.find(({ country }) => country === wanted))
  .filter((entry) => entry !== undefined)
  .map(
    ({ label, inSentence }): QuickAction => ({
      label,
      message: `What are the IELTS and PTE requirements for ${inSentence}?`,
    }),
  );

export const quickActions: readonly (QuickAction | QuickActionMenu)[] = [
  { label: 'Make an Appointment', message: 'I would like to make an appointment.' },
  { label: 'IELTS/PTE Requirements', options: requirementOptions },
  { label: 'Our Location', message: 'Where are your offices located?' },
];
