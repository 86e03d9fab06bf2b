// @vitest-environment node
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { plainImportsPlugin } from './plainImports.ts';

test('a dynamic import is left to the browser, without Vite’s helper', async () => {
  const modules: Record<string, string> = {
    entry: "export const load = () => import('later');",
    later: 'export {};',
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      plainImportsPlugin(),
      { name: 'modules', resolveId: (id) => (id in modules ? id : undefined), load: (id) => modules[id] },
    ],
    build: {
      write: false,
      modulePreload: false,
      minify: false,
      rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.map((file) => ('code' in file ? file.code : '')).join('');
  expect(code).toMatch(/(const|var) __vitePreload = \(load\) => load\(\);/);
  expect(code).not.toMatch(/modulepreload|vite:preloadError/);
});
