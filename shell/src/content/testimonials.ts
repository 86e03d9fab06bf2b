import type { Testimonial } from '../schema/entities.ts';

const files = import.meta.glob<Testimonial>('./testimonials/*.json', { eager: true, import: 'default' });

/** What students say, the newest first. */
export const testimonials = Object.values(files).sort((a, b) => b.date.localeCompare(a.date));
