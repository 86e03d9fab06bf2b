// @vitest-environment node
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { unusedLibraryCodePlugin, withoutEffects } from './unusedLibraryCode.ts';

const design = path.dirname(createRequire(import.meta.url).resolve('@sayapatri/design'));

test('a bundle has no parts of the router and of Emotion that nothing uses', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [unusedLibraryCodePlugin()],
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: path.join(design, 'routing/Link.tsx'),
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: withoutEffects },
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.map((file) => ('code' in file ? file.code : '')).join('');
  expect(code).toContain('function useLinkClickHandler');
  expect(code).not.toMatch(/NavLink|ScrollRestoration|FetcherForm|PrefetchPageLinks/);
});
