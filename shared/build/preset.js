// Node 20 can't read TypeScript, and Vite leaves imports by package name to Node: tsx reads the preset for both.
import { tsImport } from 'tsx/esm/api';

export default await tsImport('./src/preset.ts', import.meta.url);
