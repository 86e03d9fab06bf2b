/** The words that all tools share. */
import type { Heading, HeroText } from '@sayapatri/design';

export interface ToolTexts {
  hero: HeroText & { eyebrow?: string };
  closing: Heading & { button: string; links: readonly { label: string; href: `/${string}` }[] };
}

export const eyebrow = 'Plan your studies';

const tools = {
  cost: { label: 'Cost planner', href: '/plan/cost' },
  compare: { label: 'Compare countries', href: '/plan/compare' },
  check: { label: 'Where do I fit?', href: '/plan/check' },
  intake: { label: 'Intake planner', href: '/plan/intake' },
  checklist: { label: 'Visa and NOC checklist', href: '/plan/checklist' },
  words: { label: 'The words explained', href: '/plan/words' },
  money: { label: 'Money for studying abroad', href: '/plan/money' },
  visa: { label: 'Visa and work', href: '/plan/visa' },
  marks: { label: 'Marks and gap years', href: '/plan/check#marks' },
  scholarships: { label: 'Scholarships', href: '/plan/scholarships' },
  scores: { label: 'English score converter', href: '/ielts-pte#scores' },
} as const;

export type ToolId = keyof typeof tools;

/** The end of every tool's page: the invitation, and links to two related tools. */
export const closingWith = (...next: ToolId[]): ToolTexts['closing'] => ({
  title: 'Talk it through with us',
  intro:
    'A counsellor checks your plan with you, corrects what has changed and says what to do first. The first consultation is free.',
  button: 'Free Consultation',
  links: [...next.slice(0, 2).map((id) => tools[id]), { label: 'All planning tools', href: '/plan' }],
});
