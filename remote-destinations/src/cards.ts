/** The drawing on each page's social card. Only the build reads this module. */
import bareRidge from '@sayapatri/pictures/bare-ridge.svg';
import skylines from '@sayapatri/pictures/skylines/skylines.ts';

export default {
  '*': bareRidge,
  ...Object.fromEntries(Object.entries(skylines).map(([name, { src }]) => [`/study-in-${name}`, src])),
};
