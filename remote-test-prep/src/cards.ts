/** The drawing on the pages' social cards; only the build reads this file. */
import stairRidge from './pictures/stair-ridge.svg';

export default { '*': stairRidge };
