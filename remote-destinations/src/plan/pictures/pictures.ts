import answerSheet from '@sayapatri/pictures/answer-sheet.svg';
import { type Picture, picturesOf } from '@sayapatri/pictures/picture.ts';
import plan from '@sayapatri/pictures/plan.svg';
import scholarships from '@sayapatri/pictures/scholarships.svg';
import scoreRuler from '@sayapatri/pictures/score-ruler.svg';
import visa from '@sayapatri/pictures/visa.svg';
import texts from './texts.json';

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' });
const size = { width: 400, height: 200 };

/** The picture of each page below `/plan`, and of the score converter, by the last part of the page's path. */
const pictures: Readonly<Record<string, Picture>> = {
  ...picturesOf(files, size, texts),
  plan: { ...size, src: plan, alt: 'A path with stops, which leads to a flag on a mountain' },
  scholarships: { ...size, src: scholarships, alt: 'A graduation cap on a pile of coins' },
  visa: { ...size, src: visa, alt: 'A passport with a stamped visa, and a briefcase' },
  tests: { ...size, src: answerSheet, alt: 'An answer sheet, headphones beside it' },
  scores: { ...size, src: scoreRuler, alt: 'A ruler with a marker on it' },
};

export default pictures;
