import answerSheet from '@sayapatri/pictures/answer-sheet.svg';
import { type Picture, picturesOf } from '@sayapatri/pictures/picture.ts';
import scoreRuler from '@sayapatri/pictures/score-ruler.svg';
import texts from './texts.json';

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' });
const size = { width: 400, height: 200 };

/** The picture of each page below `/plan`, and of the score converter, by the last part of the page's path. */
const pictures: Readonly<Record<string, Picture>> = {
  ...picturesOf(files, size, texts),
  tests: { ...size, src: answerSheet, alt: 'An answer sheet, headphones beside it' },
  scores: { ...size, src: scoreRuler, alt: 'A ruler with a marker on it' },
};

export default pictures;
