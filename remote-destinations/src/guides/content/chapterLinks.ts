import type { Guide } from '../schema/guide.ts';

/** The pages under /plan with more on each chapter's subject, for the country in a guide's address, e.g. `uk`. */
export const chapterLinks = (country: string): Guide['links'] => ({
  costs: [
    { label: 'Your plan in rupees', href: `/plan/cost?country=${country}` },
    { label: 'Scholarships', href: `/plan/scholarships?country=${country}` },
  ],
  'get-in': [
    { label: 'Where do I fit?', href: '/plan/check' },
    { label: 'When to begin', href: `/plan/intake?country=${country}` },
  ],
  visa: [
    { label: 'Visa and work in detail', href: `/plan/visa#${country}` },
    { label: 'Money to show', href: '/plan/money#money-to-show' },
  ],
  'life-and-work': [
    { label: 'Work hours in all countries', href: '/plan/visa#work' },
    { label: 'Compare countries', href: '/plan/compare' },
  ],
});
