/** The dataset `assistantAnswers`: what the assistant answers, which compose writes into the site's search index. */
import type { Datasets } from '@sayapatri/contract';
import type { Answers } from '../schema/answers.ts';

const files = import.meta.glob<Answers>('./answers/*.json', { eager: true, import: 'default' });

const answers: Datasets['assistantAnswers'] = Object.values(files).flatMap((file) => file.answers);

export default answers;
