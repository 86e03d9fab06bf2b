/** The dataset `assistantAnswers`: what the assistant answers, which compose writes into the site's search index. */
import type { Datasets } from '@sayapatri/contract';

const files = import.meta.glob<{ answers: Datasets['assistantAnswers'] }>('./answers/*.json', {
  eager: true,
  import: 'default',
});

export default Object.values(files).flatMap((file) => file.answers);
