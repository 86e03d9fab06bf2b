/** The drawing on each page's social card; only the build reads this file. */
import soundRidge from './drawings/SoundRidge.tsx?drawing';
import stairRidge from './drawings/StairRidge.tsx?drawing';

export default { '*': soundRidge, '/sat': stairRidge };
