/** The files around a new remote's sources, the same in all remotes. */
import type { RemoteNames } from './names.ts';

const catalog = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'catalog:']));

const packageJson = (name: string) => ({
  name,
  private: true,
  type: 'module',
  scripts: {
    dev: 'vite',
    build: 'vite build',
    preview: 'vite build && vite preview --outDir dist',
    test: 'vitest run',
    lint: 'biome check --error-on-warnings .',
    typecheck: 'tsc --noEmit',
  },
  dependencies: { ...catalog('@emotion/react', 'react', 'react-dom'), shared: 'workspace:*' },
  devDependencies: catalog(
    '@biomejs/biome',
    '@testing-library/react',
    '@types/node',
    '@types/react',
    'jsdom',
    'typescript',
    'vite',
    'vitest',
  ),
});

const viteConfig = ({
  name,
  port,
}: RemoteNames) => `import { defineRemoteBuild } from '../shared/src/federation/preset.ts';

export default defineRemoteBuild({ name: '${name}', port: ${port} });
`;

const tsconfig = `{
  "extends": "../tsconfig.json",
  "include": ["src", "vite.config.ts"]
}
`;

const readme = ({ name, topic, file }: RemoteNames) => `# ${name}

Owns \`/${topic}\` with its entry in the footer; its words are in \`src/content/${file}.ts\`.
Exposes one module, \`src/remote.tsx\`, and nothing else.
Alone: \`pnpm --filter ${name} dev\`, \`… test\`, \`… build\`.
`;

const workflow = ({ name }: RemoteNames) => `name: ${name}
on:
  push:
    branches: [main]
    paths: ["${name}/**", "shared/**", "pnpm-lock.yaml"]
  pull_request:
    paths: ["${name}/**", "shared/**", "pnpm-lock.yaml"]
jobs:
  package:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
      - run: .ci/package ${name}
`;

/** A new line of .github/CODEOWNERS. */
export const ownerLine = ({ name, topic }: RemoteNames) => `${`/${name}/`.padEnd(24)}@sayapatri/${topic}\n`;

/** Content by path from the project's root. */
export const packageFiles = (names: RemoteNames): Record<string, string> => ({
  [`${names.name}/package.json`]: `${JSON.stringify(packageJson(names.name), null, 2)}\n`,
  [`${names.name}/vite.config.ts`]: viteConfig(names),
  [`${names.name}/tsconfig.json`]: tsconfig,
  [`${names.name}/README.md`]: readme(names),
  [`.github/workflows/${names.name}.yml`]: workflow(names),
});
