export interface Testimonial {
  name: string;
  /** When it was written: SPEC's entity has a date in this field. */
  role: string;
  content: string;
  /** Stars out of five. */
  rating: 1 | 2 | 3 | 4 | 5;
  /** Initials shown in the portrait. */
  image: string;
}

/** Sample data: no real students. The consultancy replaces them with its own students' words. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Aarati S.',
    role: 'March 2024',
    content:
      'I came with three countries in mind and no plan. They asked what I wanted to do all day, and suddenly the choice was easy.',
    rating: 5,
    image: 'AS',
  },
  {
    name: 'Bibek T.',
    role: 'January 2024',
    content:
      'My father had more questions than I did. They answered every one of them, in Nepali, with patience. That is why we stayed.',
    rating: 5,
    image: 'BT',
  },
  {
    name: 'Sujata M.',
    role: 'November 2023',
    content:
      'We practiced the visa interview until I stopped being afraid of it. On the day I just told my story.',
    rating: 5,
    image: 'SM',
  },
];
