/** The dataset `guideFacts`: the answers in each guide's head, for pages that lead to the guides. */
import across from 'virtual:across-countries';
import guideFacts from 'virtual:guide-facts';
import type { Datasets } from '@sayapatri/contract';

export default guideFacts.map((facts): Datasets['guideFacts'][number] => {
  const firstYear = across.guides[facts.guidePath];
  return firstYear ? { ...facts, firstYear } : facts;
});
