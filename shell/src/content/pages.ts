import { brand } from 'shared/brand';
import type { PageDefinition } from 'shared/contract';
import { paths, type ShellPath } from './paths.ts';

/** What a page's head contains. */
export interface PageHead extends Pick<PageDefinition, 'title' | 'description' | 'indexed'> {
  path: ShellPath;
}

const cities = brand.offices.map(({ name }) => name).join(' and ');

export const pages: readonly PageHead[] = [
  {
    path: paths.home,
    title: 'Study abroad from Nepal',
    description: `Counsellors in ${cities} help you choose a country, apply to universities and prepare for your visa. The first consultation is free.`,
  },
  {
    path: paths.about,
    title: 'About us',
    description:
      'Meet our counsellors in Lalitpur and Kathmandu, see our six services, and read ten reasons why students and parents choose us.',
  },
  {
    path: paths.contact,
    title: 'Contact us',
    description: `Call, write to or visit our offices in ${cities}. Send us a message and you will get a response within ${brand.replyHours} hours.`,
  },
  {
    path: paths.services,
    title: 'Our services',
    description:
      'Six services for studying abroad: university admission, test preparation, accommodation, scholarships, visa support and career counselling.',
  },
  {
    path: paths.universityAdmission,
    title: 'University admission',
    description:
      'University admission in seven steps, from the first shortlist to the offer letter: what we do, what you need to bring and how long it takes.',
  },
  {
    path: paths.testPreparation,
    title: 'Test preparation',
    description:
      'Choose the right test for your course, study with a plan and take full mock tests. Preparation for IELTS, PTE and SAT in Lalitpur and Kathmandu.',
  },
  {
    path: paths.accommodation,
    title: 'Student accommodation',
    description:
      'Find a safe room near your university before you fly. We compare halls, shared flats and homestays with you, and read the contract together.',
  },
  {
    path: paths.scholarship,
    title: 'Scholarship guidance',
    description:
      'Find scholarships that you can apply for, keep every deadline and write a good application. Scholarship guidance for students from Nepal.',
  },
  {
    path: paths.visa,
    title: 'Student visa support',
    description:
      'Student visa documents checked, proof of funds explained, and interview practice with honest feedback. Visa support for students from Nepal.',
  },
  {
    path: paths.career,
    title: 'Career counselling',
    description:
      'Choose a course that leads to the work you would like to do. Career counselling for students from Nepal who plan to study abroad.',
  },
  {
    path: paths.teamSlider,
    title: 'Team slider test',
    description: 'A test page that shows five staff members in a slider. It is not listed in search engines.',
    indexed: false,
  },
  {
    path: paths.offline,
    title: 'You are offline',
    description:
      'Shown in place of a page that is not on the device while there is no network. It is not listed in search engines.',
    indexed: false,
  },
];
