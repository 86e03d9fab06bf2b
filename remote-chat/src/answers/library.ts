/** The assistant's own answers, in a file of their own that is loaded once the assistant is open. */
import { countries } from '../content/countries.ts';
import vocabulary from '../content/vocabulary.json';
import type { Answers, Vocabulary } from '../schema/answers.ts';
import { answerFinder } from './answerFinder.ts';

const files = import.meta.glob<Answers>('../content/answers/*.json', { eager: true, import: 'default' });

export const answers = Object.values(files).flatMap((file) => file.answers);

const places = countries.map(({ names }) => names).join(', ');

export default answerFinder(answers, vocabulary satisfies Vocabulary, places);
