/** What packages' own Vite plugins use of shared, which they can import by a path below this folder only (see preset.ts). */

export { escapeAttribute } from '@sayapatri/contract/html';
export { factText } from '@sayapatri/facts';
export { readFactsFile, readJsonFile } from '@sayapatri/facts/read';
export { nepalOffset } from '@sayapatri/facts/time';
