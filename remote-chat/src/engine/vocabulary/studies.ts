/** Which words ask about countries and tests. Words and phrases are matched whole. */
import type { EnglishTest } from '@sayapatri/contract';
import { countries } from '../../content/countries.ts';
import { namedCountries } from './countries.ts';
import { anyOf, eachWith, type Message, onlyOf, type Question } from './message.ts';

const ielts = anyOf('ielts, ielt, ilets, ielst, itels, ilts');
/** As a whole word, "pte" is not in "chapter" or "September". */
const pte = anyOf('pte, pearson test');
const eitherTest = anyOf(
  `band score, band scores, ${eachWith('english, english language, language', 'test, tests, requirement, requirements')}, ` +
    eachWith('english', 'score, scores, proficiency'),
);

/** The tests that a message asks about: both if it names only "the English test". */
export function namedTests(message: Message): readonly EnglishTest[] {
  const named: EnglishTest[] = [];
  if (ielts(message)) named.push('ielts');
  if (pte(message)) named.push('pte');
  return named.length === 0 && eitherTest(message) ? ['ielts', 'pte'] : named;
}

const namesTest: Question = (message) => namedTests(message).length > 0;
const namesCountry: Question = (message) => namedCountries(message).length > 0;

const asksHowTo = anyOf(
  eachWith(
    'how to, how can i, how can we, how do i, how do we, how should i, how could i, how i can, how can a student',
    'apply, study, enroll, enrol, get admission, get into, go to',
  ),
);
const asksAboutStudies = anyOf(
  'apply, applying, applied, application, applications, study, studying, studies, student, students, admission, ' +
    'admissions, enroll, enrol, enrollment, intake, intakes, university, universities, college, colleges, degree, ' +
    'bachelor, bachelors, master, masters, mba, phd, diploma, course, courses, program, programs, scholarship, ' +
    'scholarships, fee, fees, tuition, cost, costs, expenses, living, visa, work, job, jobs, go, going, move, abroad, ' +
    'about, guide, process, procedure, steps, documents, requirement, requirements, eligibility, plan, planning, ' +
    'interested, language, padhna, padna, padhne, padne, jana, jane',
);
const isCountry = onlyOf(
  countries.flatMap(({ names }) => names.split(/,? /)).join(', '),
  'in, to, the, for, and, or, please, what, how',
);
const asksAboutAnyCountry = anyOf(
  'study abroad, studying abroad, apply abroad, go abroad, going abroad, abroad study, which country, which countries, ' +
    'how to apply, how can i apply, how do i apply',
);

/**
 * A question about how to apply or study in a country counts in any case. Wider topics count only if no test is named,
 * because the student otherwise wants the score: "which IELTS score do universities in Canada want".
 */
export const studyInCountry: Question = (message) => {
  if (namesCountry(message) && asksHowTo(message)) return true;
  if (namesTest(message)) return false;
  return namesCountry(message)
    ? asksAboutStudies(message) || isCountry(message)
    : asksAboutAnyCountry(message);
};

const asksForScore = anyOf(
  'requirement, requirements, requirment, requirments, required, score, scores, band, bands, marks, minimum',
);
const asksForPreparation = anyOf(
  'preparation, preparations, prepration, prepare, preparing, prep, class, classes, coaching, training, mock, practice, ' +
    `practise, book, books, tips, materials, tayari, ${eachWith('ielts, pte', 'course, courses')}`,
);

/** A test and a country ask for the score, unless there are words about preparation and none about scores. */
export const testRequirements: Question = (message) =>
  namesTest(message) && namesCountry(message) && (asksForScore(message) || !asksForPreparation(message));

/** Any other message about IELTS or PTE. */
export const testPreparation = namesTest;
