import { expect, test } from 'vitest';
import { builtExports, kitPackages, kitVersions, publishedJson } from './kitPackages.ts';

test('exports name built files with their types, and other files as they are', () => {
  expect(builtExports({ '.': './src/core.ts', './icons.svg': './src/icons.svg', './*': './src/*' })).toEqual({
    '.': { types: './src/core.d.ts', default: './src/core.js' },
    './icons.svg': './src/icons.svg',
    './*.ts': { types: './src/*.d.ts', default: './src/*.js' },
    './*.tsx': { types: './src/*.d.ts', default: './src/*.js' },
    './*': './src/*',
  });
});

test('a published package names exact versions, and no package that is published nowhere', async () => {
  const packages = await kitPackages();
  const versions = await kitVersions(packages);
  for (const one of packages) {
    const { name, dependencies } = publishedJson(one, versions, () => true, {});
    expect(name).toMatch(/^@sayapatri\//);
    for (const [dependency, version] of Object.entries(dependencies)) {
      expect(version, `${dependency} of ${name}`).toMatch(/^[\^\d]/);
      if (dependency.startsWith('@sayapatri/')) expect(Object.keys(versions.kit)).toContain(dependency);
    }
    expect(Object.keys(dependencies)).not.toContain('server');
  }
});
