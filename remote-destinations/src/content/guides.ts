import type { GuideEntry } from '../schema/guide.ts';

/** The table of guides, in the order of the header's menu. A ninth country is its data file and one line here. */
// biome-ignore format: one line a country
export const guides: readonly GuideEntry[] = [
  { slug: 'study-in-australia', label: 'Australia', title: 'Study in Australia', description: 'Universities, courses, visa checklist, scholarships, monthly costs and work rights in Australia, explained for students from Nepal.', data: './content/guides/australia.ts' },
  { slug: 'study-in-canada', label: 'Canada', title: 'Study in Canada', description: 'Universities, study permit checklist, living costs, scholarships and the post-graduation work permit in Canada, for students from Nepal.', data: './content/guides/canada.ts' },
  { slug: 'study-in-usa', label: 'USA', title: 'Study in the USA', description: 'Universities, tuition and living costs, campus jobs, and the F-1 visa documents and steps for the USA, for students from Nepal.', data: './content/guides/usa.ts' },
  { slug: 'study-in-uk', label: 'UK', title: 'Study in the UK', description: 'Universities, visa types, tuition, living costs, health surcharge and scholarships in the UK, explained for students from Nepal.', data: './content/guides/uk.ts' },
  { slug: 'study-in-new-zealand', label: 'New Zealand', title: 'Study in New Zealand', description: 'All 8 universities of New Zealand, entry requirements, visa steps and the documents you need, explained for students from Nepal.', data: './content/guides/new-zealand.ts' },
  { slug: 'study-in-europe', label: 'Europe', title: 'Study in Europe', description: 'Universities, fields of study, tuition by country and general requirements in Europe, explained for students from Nepal.', data: './content/guides/europe.ts' },
  { slug: 'study-in-japan', label: 'Japan', title: 'Study in Japan', description: 'Universities, language courses, costs and how education is built up in Japan, explained step by step for students from Nepal.', data: './content/guides/japan.ts' },
  { slug: 'study-in-korea', label: 'Korea', title: 'Study in Korea', description: 'Universities, programs, D-2 and D-4 visa requirements and monthly living costs in Korea, explained for students from Nepal.', data: './content/guides/korea.ts' },
];
