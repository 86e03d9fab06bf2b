/** The drawing on each page's social card; read by the build alone. */
import soundRidge from './drawings/SoundRidge.tsx?drawing';
import stairRidge from './drawings/StairRidge.tsx?drawing';

export default { '*': soundRidge, '/sat': stairRidge };
