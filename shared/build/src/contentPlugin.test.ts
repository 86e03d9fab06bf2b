// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { contentPlugin } from './contentPlugin.ts';

const fields = createRequire(import.meta.url).resolve('@sayapatri/facts/schema/fields');

/** Builds a package whose one member of staff has the given data. */
async function buildWith(member: object, others: Readonly<Record<string, string>> = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const files = {
    'main.js': 'export {};',
    'src/content/staff/asha.json': JSON.stringify(member),
    'src/schema/collections.ts': `import { group, text } from ${JSON.stringify(fields)};
      export default { 'staff/*.json': group({ role: text }) };`,
    ...others,
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  const rolldownOptions = { input: path.join(root, 'main.js') };
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin()],
    build: { write: false, rolldownOptions },
  });
}

test('a fault in the content stops the build, which names file and field', async () => {
  await expect(buildWith({})).rejects.toThrow('staff/asha.json: role is missing');
});

test('a photograph that pages would leave out stops the build', async () => {
  const photos = {
    'src/content/photos/asha.jpg': '',
    'src/content/photos/asha.tiff': '',
    'src/content/photos/IMG_1.HEIC': '',
  };
  const build = buildWith({ role: 'Advisor' }, photos);
  await expect(build).rejects.toThrow('photos/asha.tiff: the photo must be a JPEG, PNG, WebP or AVIF');
  await expect(build).rejects.toThrow(/photos\/IMG_1\.HEIC is a HEIC photo, .* export it as JPEG/);
});
