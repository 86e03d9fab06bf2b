/** The drawing on each page's social card; only the build reads this file. */
import soundRidge from './pictures/sound-ridge.svg';
import stairRidge from './pictures/stair-ridge.svg';

export default { '*': soundRidge, '/sat': stairRidge };
