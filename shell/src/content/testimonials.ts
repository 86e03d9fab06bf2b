export interface Testimonial {
  name: string;
  /** When it was written: SPEC's entity has a date in this field. */
  role: string;
  content: string;
  /** Stars out of five. */
  rating: 1 | 2 | 3 | 4 | 5;
  /** Id of the portrait (shared/drawings/portraits). */
  image: string;
}

/** Sample data: no real students. The consultancy replaces them with its own students' words. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Aarati S.',
    role: 'March 2024',
    content:
      'I came with three countries in mind and no plan. They asked me what kind of work I wanted to do, and after that it was much easier to choose.',
    rating: 5,
    image: 'aarati-s',
  },
  {
    name: 'Bibek T.',
    role: 'January 2024',
    content:
      'My father had more questions than I did. Our counsellor answered all of them patiently, in Nepali. That is why we decided to stay with them.',
    rating: 5,
    image: 'bibek-t',
  },
  {
    name: 'Sujata M.',
    role: 'November 2023',
    content:
      'We practised the visa interview until I was no longer nervous. On the day I could answer every question in my own words.',
    rating: 5,
    image: 'sujata-m',
  },
];
