/** The planning tools are a collection, so that no guide loads the list of them (docs/decisions/0002). */
import type { PageCollection, PageDefinition } from '@sayapatri/contract';

const tool = (
  path: PageDefinition['path'],
  name: string,
  title: string,
  description: string,
): PageDefinition => ({
  path,
  title,
  description,
  component: `./pages/${name}Page.tsx`,
  data: `./content/${name.toLowerCase()}.ts`,
});

const planPages: PageCollection = {
  pages: [
    tool(
      '/plan',
      'Plan',
      'Plan your studies abroad',
      'Free tools for students in Nepal and their families: costs in rupees and English scores, with sources and dates, and without signing up.',
    ),
    tool(
      '/plan/cost',
      'Cost',
      'Cost of studying abroad in NPR',
      'What a year abroad and the whole course cost in Nepalese rupees: tuition, living, visa, insurance and flights in eleven countries.',
    ),
    tool(
      '/plan/compare',
      'Compare',
      'Compare countries to study in',
      'Two or three of eleven countries side by side: tuition, living costs, money to show, visa, English, work and intakes, with sources.',
    ),
    tool(
      '/plan/check',
      'Check',
      'Where do I fit? Eleven countries for you',
      'Your level, marks, years since, English and budget against what eleven countries ask for: likely, possible or talk to us, with each figure.',
    ),
    tool(
      '/plan/intake',
      'Intake',
      'Intake planner: what to do in which month',
      'From your intake back to today: tests, applications, offer, NOC, funds, visa and flight by month in AD and Bikram Sambat, for your calendar.',
    ),
    tool(
      '/plan/checklist',
      'Checklist',
      'Visa and NOC checklist for students from Nepal',
      'Tick off the papers for your student visa, country by country, and Nepal’s own steps: NOC, bank papers and payment, with their sources.',
    ),
    tool(
      '/plan/words',
      'Words',
      'Study abroad words explained',
      'CAS, CoE, GIC, I-20, NOC, OSHC and other words on offer letters, visa forms and bank papers, each explained in a plain sentence.',
    ),
    tool(
      '/plan/money',
      'Money',
      'Money for studying abroad, from Nepal',
      'What a first year abroad costs in lakh, how much money to show and by which papers, a loan worked out, NOC, and what a refusal costs.',
    ),
    tool(
      '/plan/visa',
      'Visa',
      'Student visa and work, country by country',
      'Student visa fees and times, what decisions rest on, refusals, work during and after your studies, spouse and children, in eleven countries.',
    ),
    tool(
      '/plan/marks',
      'Marks',
      'Marks, backlogs and gap years from Nepal',
      'What NEB grades, a percentage, backlogs, gap years and a three-year bachelor’s degree count for abroad, with the papers to bring.',
    ),
    tool(
      '/plan/scholarships',
      'Scholarships',
      'Scholarships for students from Nepal',
      'Scholarships by country and level: what each one pays, when it opens, whether students from Nepal can apply, and its official page.',
    ),
  ],
  modules: import.meta.glob([
    './pages/*Page.tsx',
    './content/{plan,cost,compare,check,intake,checklist,words,money,visa,marks,scholarships}.ts',
  ]),
};

export default planPages;
