/** The dataset `guideFacts`: the facts in each guide's head. */
export { default } from 'virtual:guide-facts';
