declare const build: typeof import('./src/preset.ts');
export default build;
