/** Bundles the programs that tests start as processes: through tsx each start takes more than twice the processor time. */
import { copyFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { removeLeftBehind } from '@sayapatri/testing/removeLeftBehind';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

const source = resolve(import.meta.dirname, '..');

/** As deep below the repository as their sources, and where they find the packages of the server. */
const parent = join(source, '../node_modules');
const prefix = '.programs-';
const folder = join(parent, `${prefix}${process.pid}`);

const scripts = { server: 'server.ts', enquiries: 'commands/enquiries.ts' };

async function bundle(): Promise<void> {
  const input = Object.fromEntries(
    Object.entries(scripts).map(([name, script]) => [name, join(source, script)]),
  );
  await build({
    configFile: false,
    logLevel: 'error',
    root: source,
    ssr: { noExternal: [/^@sayapatri\//] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
  await copyFile(join(source, 'enquiries/sqliteThread.js'), join(folder, 'sqliteThread.js'));
}

/** Bundles them once for all tests, and again for each further run while Vitest watches. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftBehind(parent, prefix);
  await bundle();
  project.onTestsRerun(bundle);
  process.env.SERVER_PROGRAMS = folder;
  return () => rm(folder, { recursive: true, force: true });
}
