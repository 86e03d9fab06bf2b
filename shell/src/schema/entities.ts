/** The schemas of the entries of the shell's content (people, services, questions), for builds and tests. */
import {
  begun,
  choice,
  email,
  group,
  heading,
  hero,
  list,
  matching,
  month,
  phone,
  picture,
  point,
  text,
  wholeNumber,
  yesOrNo,
} from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import { paths, type ServicePath } from '../content/paths.ts';

export const servicePaths = Object.values(paths).filter((path): path is ServicePath =>
  /^\/services\/./.test(path),
);

export const staffMember = group({
  order: v.pipe(wholeNumber, v.description('The place in every list of people: 1 comes first')),
  name: text,
  role: text,
  leadership: v.exactOptional(v.pipe(yesOrNo, v.description('Shown among the leaders instead of the team'))),
  image: v.pipe(picture, v.title('Portrait')),
  email,
  phone,
  expertise: v.pipe(list(text), v.description('The subjects to ask this person about')),
  description: v.pipe(text, v.title('Biography')),
});
export type StaffMember = v.InferOutput<typeof staffMember>;

export const testimonial = group({
  name: v.pipe(text, v.description('First name and initial')),
  date: v.pipe(month, begun, v.description('When it was written; the newest comes first')),
  content: text,
  rating: v.pipe(
    wholeNumber,
    v.minValue(1, 'must be 1 to 5 stars'),
    v.maxValue(5, 'must be 1 to 5 stars'),
    v.title('Stars'),
  ),
  image: v.pipe(picture, v.title('Portrait')),
});
export type Testimonial = v.InferOutput<typeof testimonial>;

const link = group({ label: text, href: matching(/^\//, 'must be a path of this site') });

export const faqItem = group({
  question: matching(/\?$/, 'must end with a question mark'),
  answer: text,
  link: v.exactOptional(v.pipe(link, v.description('Follows the answer; if empty, no link is shown'))),
});
export type FaqItem = v.InferOutput<typeof faqItem>;

export const university = group({ name: text, country: text });

export const claim = group({
  before: v.exactOptional(v.pipe(text, v.description('The words before the figure: Trusted by'))),
  value: v.pipe(text, v.title('Figure')),
  after: v.pipe(text, v.description('The words after the figure: students')),
});
export type Claim = v.InferOutput<typeof claim>;

export const stat = group({ value: v.pipe(text, v.title('Figure')), label: text });

/** `sections/services/serviceIcons.ts` has their drawings. */
const iconNames = [
  ...(['academic', 'award', 'career', 'flight', 'home', 'language', 'university', 'visa'] as const),
] as const;

export const serviceCard = group({
  icon: choice(iconNames),
  title: text,
  description: text,
  features: list(text),
  result: v.exactOptional(v.pipe(text, v.description('What a student has in the end'))),
  path: v.pipe(choice(servicePaths), v.title('Page')),
});
export type ServiceCard = v.InferOutput<typeof serviceCard>;

export const servicePrice = group({ text, note: text });

export const service = group({
  path: v.pipe(choice(servicePaths), v.title('Page')),
  hero,
  features: list(point),
  duration: v.exactOptional(v.pipe(text, v.description('If empty, no duration is shown'))),
  requirements: v.pipe(
    list(text),
    v.description('What to bring; [words](/contact) become a link to that page'),
  ),
  process: v.pipe(list(point), v.title('Steps')),
  benefits: list(text),
  link: v.pipe(link, v.description('Stands below the steps: the page that has the subject in detail')),
  figures: v.exactOptional(
    v.pipe(
      group({
        ...heading.entries,
        columns: v.pipe(list(text), v.description('The heads of the columns')),
      }),
      v.description('A table of what the guides say of the subject, with which the page then leads'),
    ),
  ),
});
export type Service = v.InferOutput<typeof service>;
