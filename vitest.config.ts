import { readFileSync } from 'node:fs';
import build from '@sayapatri/build';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs a package's files with a document after those without: Vitest keeps a worker while both stay the same. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const group = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${readFileSync(moduleId, 'utf8').includes('@vitest-environment node')}`;
    return (await super.sort(files)).sort((one, other) => group(one).localeCompare(group(other)));
  }
}

const shared = ['build', 'contract', 'design', 'facts', 'pictures'].map((name) => ({
  extends: './shared/vitest.shared.ts',
  root: `./shared/${name}`,
  test: { name: `@sayapatri/${name}` },
}));

/** The unit tests of all packages in one run, each package by its own configuration. */
export default defineConfig({
  test: {
    projects: ['compose', 'server', 'shared/editor', 'shell', 'remote-*', ...shared],
    maxWorkers: build.testWorkers,
    sequence: { sequencer: ByEnvironment },
  },
});
