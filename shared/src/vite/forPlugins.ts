/** What packages' own Vite plugins use of shared, which they can import by a path below this folder only (see preset.ts). */

export { factText } from '../facts/fact.ts';
export { readFactsFile, readJsonFile } from '../facts/readFacts.ts';
export { escapeAttribute } from '../html/escapeHtml.ts';
export { nepalOffset } from '../time/nepalTime.ts';
