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
    description: `Counselors in ${cities} who help you choose a country, apply to universities and prepare for your visa. The first consultation is free.`,
  },
  {
    path: paths.about,
    title: 'About us',
    description:
      'Meet the counselors behind your application, see how we work, and read ten reasons why students and parents trust us with it.',
  },
  {
    path: paths.contact,
    title: 'Contact us',
    description: `Call, write, or visit our offices in ${cities}. Send us a message and you will get a response in ${brand.replyHours} hours.`,
  },
  {
    path: paths.services,
    title: 'Our services',
    description:
      'Admission, test preparation, accommodation, scholarships, visas and careers: six ways we help you study abroad, each explained in plain words.',
  },
  {
    path: paths.universityAdmission,
    title: 'University admission',
    description:
      'From the first shortlist to the offer letter in seven clear steps. See what we do, what you need, and how long a university application takes.',
  },
  {
    path: paths.testPreparation,
    title: 'Test preparation',
    description:
      'Choose the right test for your course, study with a plan, and sit full mock tests. Preparation for IELTS, PTE and SAT with patient teachers.',
  },
  {
    path: paths.accommodation,
    title: 'Student accommodation',
    description:
      'A safe room near your university, agreed before you fly. We help you compare halls, shared flats and homestays, and read the contract with you.',
  },
  {
    path: paths.scholarship,
    title: 'Scholarship guidance',
    description:
      'Find scholarships you can really apply for, meet every deadline, and write an application in your own words. Guidance for students from Nepal.',
  },
  {
    path: paths.visa,
    title: 'Student visa support',
    description:
      'Student visa papers checked line by line, funds explained, and interview practice with honest feedback. Visa support for students from Nepal.',
  },
  {
    path: paths.career,
    title: 'Career counseling',
    description:
      'Begin with the work you want to do and choose your course from there. Career counseling before, during and after your studies abroad.',
  },
  {
    path: paths.teamSlider,
    title: 'Team slider test',
    description: 'A test page that shows five staff members in a slider. It is not listed in search engines.',
    indexed: false,
  },
];
