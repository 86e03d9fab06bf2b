import { difference, expect, test } from './test.ts';

/** Faults that only a real build shows; compose tests all rules on small releases. */
const faults = [
  {
    fault: 'fails in a browser, and there only',
    file: 'remote-test-prep/src/pages/SatPage.tsx',
    from: /^/,
    to: "if (typeof document !== 'undefined') console.error('The scale can’t be drawn.');\n",
    sentence:
      /^\/sat fails in a browser inside the live shell \((at a desk|on a phone), its code reports the error “The scale can’t be drawn\.”\), so visitors .+: fix it and release it again\.$/,
  },
  {
    fault: 'has a public module that exports nothing',
    file: 'remote-test-prep/src/remote.tsx',
    from: 'export default defineRemote(',
    to: 'export const remote = defineRemote(',
    sentence:
      /^The build of remote-test-prep failed \(src\/remote\.tsx has no default export: export what defineRemote returns\); the live site stays as it was\.(\n|$)/,
  },
];

test('a faulty release is refused in one sentence and changes nothing', async ({ site, workspace }) => {
  const served = await site.served();
  const registry = await site.registry();
  for (const { fault, file, from, to, sentence } of faults) {
    await test.step(`a release that ${fault}`, async () => {
      await workspace.replace(file, from, to);
      const { code, stderr } = await site.run('release', 'remote-test-prep');
      expect(code).toBe(1);
      expect(stderr.trim()).toMatch(sentence);
      expect(difference(served, await site.served())).toEqual({ added: [], changed: [], removed: [] });
      expect(await site.registry()).toBe(registry);
      await workspace.restore();
    });
  }
});
