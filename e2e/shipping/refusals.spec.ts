import { difference, expect, test } from './test.ts';
import type { Workspace } from './workspace.ts';

const definition = 'remote-test-prep/src/remote.tsx';
const satPage = 'remote-test-prep/src/pages/SatPage.tsx';

/** Puts code in front of the page's own. */
async function addCode(workspace: Workspace, code: string): Promise<void> {
  await workspace.write(satPage, `${code}\n${await workspace.read(satPage)}`);
}

interface Fault {
  fault: string;
  make: (workspace: Workspace) => Promise<void>;
  sentence: RegExp;
}

/** What real builds say of themselves, or hold; the other rules are tested on small releases, in compose. */
const faults: Fault[] = [
  {
    fault: 'needs a newer shared than the live shell provides',
    make: (workspace) =>
      workspace.replace('shared/design/package.json', /"version": "[\d.]+"/, '"version": "1.99.0"'),
    sentence:
      /^Release \w+ of remote-test-prep is built against shared 1\.99\.0 and the shell's \w+ provides [\d.]+, so its pages would not open: run `pnpm release shell` first\.$/,
  },
  {
    fault: 'brings its own React',
    // Copied into the package, because an import of `react` would get the shell's.
    make: async (workspace) => {
      const react = await workspace.read('remote-test-prep/node_modules/react/cjs/react.production.js');
      await workspace.write('remote-test-prep/src/vendored/react.js', react);
      await addCode(workspace, "import * as own from '../vendored/react.js';\nglobalThis.own = own;");
    },
    sentence:
      /^browser\/\S+ of remote-test-prep brings its own React, with which its pages break: import from react and @sayapatri\/design/,
  },
  {
    fault: 'fails in a browser, and there only',
    make: (workspace) =>
      addCode(workspace, "if (typeof document !== 'undefined') console.error('The scale can’t be drawn.');"),
    sentence:
      /^\/sat fails in a browser inside the live shell \(its code reports the error “The scale can’t be drawn\.”\), so visitors .+: fix it/,
  },
];

test('a release that breaks the contract is refused in one sentence, and nothing changes', async ({
  site,
  workspace,
}) => {
  const served = await site.served();
  const registry = await site.registry();
  const expectNothingChanged = async () => {
    expect(difference(served, await site.served())).toEqual({ added: [], changed: [], removed: [] });
    expect(await site.registry()).toBe(registry);
  };

  for (const { fault, make, sentence } of faults) {
    await test.step(`a release that ${fault}`, async () => {
      await make(workspace);
      const { code, stdout, stderr } = await site.run('release', 'remote-test-prep');
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr.trim()).toMatch(sentence);
      expect(stderr.trim()).not.toContain('\n');
      await expectNothingChanged();
      await workspace.restore();
    });
  }

  await test.step('a release whose public module exports nothing, in the words of its build', async () => {
    await workspace.replace(
      definition,
      'export default defineRemote(',
      'export const remote = defineRemote(',
    );
    const { code, stderr } = await site.run('release', 'remote-test-prep');
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^\nThe build of remote-test-prep failed \(src\/remote\.tsx has no default export: export what defineRemote returns\); the live site stays as it was\.\n/,
    );
    await expectNothingChanged();
  });
});
