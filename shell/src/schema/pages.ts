/** The schemas of the shell's page texts, by which builds and tests check the files. */
import { group, heading, hero, list, point, text, website } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import { paths } from '../content/paths.ts';
import { sample } from './charges.ts';
import { claim, faqItem, serviceCard, stat, university } from './entities.ts';

const { title, intro } = heading.entries;

/** The invitation at the end of a page. */
const closing = group({ title: text, text });

export const home = group({
  hero: group({
    greeting: v.pipe(text, v.description('Stands above the title, in Nepali')),
    ...hero.entries,
    claims: list(claim),
  }),
  services: group({ title, cards: list(serviceCard) }),
  destinations: heading,
  whyChooseUs: group({
    title,
    claim: v.pipe(claim, v.description('Stands above the points')),
    points: list(point),
  }),
  testimonials: group({ title }),
});
export type HomeContent = v.InferOutput<typeof home>;

export const about = group({
  hero,
  story: v.pipe(text, v.description('What the founder says, beside her portrait')),
  services: heading,
  leadership: heading,
  team: heading,
  whyChooseUs: group({ title, intro, points: list(point) }),
  closing,
});

export const services = group({
  hero,
  stats: list(stat),
  cards: group({ title, intro, items: list(serviceCard) }),
  whyChooseUs: group({ title, intro, points: list(point) }),
  closing,
});
export type ServicesContent = v.InferOutput<typeof services>;

/** The texts that the pages of all services have in common. */
export const serviceTexts = group({ closing });

export const contact = group({
  hero,
  map: heading,
  details: heading,
  form: group({
    title,
    privacy: v.pipe(text, v.description('What happens with the visitor’s details')),
  }),
});

export const faq = group({ title, questions: list(faqItem) });
export type FaqContent = v.InferOutput<typeof faq>;

export const universities = group({ title, universities: list(university) });
export type UniversitiesContent = v.InferOutput<typeof universities>;

export const trust = group({
  title,
  intro,
  registrations: v.pipe(
    v.array(group({ label: text, text, href: v.exactOptional(website), sample })),
    v.description(
      'Licence and registration numbers, each with the authority that gave it; accreditations and reviews on public sites',
    ),
  ),
});
export type TrustContent = v.InferOutput<typeof trust>;

const pageHead = group({
  title: text,
  description: v.pipe(
    text,
    v.minLength(50, 'must have 50 to 160 characters'),
    v.maxLength(160, 'must have 50 to 160 characters'),
    v.description('What search engines show below the title'),
  ),
});
type PageHead = v.InferOutput<typeof pageHead>;

export const pageHeads = group(
  Object.fromEntries(Object.keys(paths).map((page) => [page, pageHead])) as Record<
    keyof typeof paths,
    typeof pageHead
  >,
);
export type PageHeads = Record<keyof typeof paths, PageHead>;

/** The fixed words of buttons, fields and headings: any texts, none of them empty. */
export const labels: v.GenericSchema = v.record(
  v.string(),
  v.union([text, list(text), v.lazy(() => labels)]),
);
