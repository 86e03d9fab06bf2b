/** The dataset `guideFacts`: the answers in each guide's head, for pages that lead to the guides. */
export { default } from 'virtual:guide-facts';
