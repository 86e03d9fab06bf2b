// @vitest-environment node
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { contentPlugin } from './contentPlugin.ts';
import { buildOnce } from './testing/buildOnce.ts';

const fields = createRequire(import.meta.url).resolve('@sayapatri/facts/schema/fields');

/** Builds a package whose one member of staff has the given data. */
const buildWith = (member: object, others: Readonly<Record<string, string>> = {}) =>
  buildOnce(contentPlugin(), {
    'entry.js': 'export {};',
    'src/content/staff/asha.json': JSON.stringify(member),
    'src/schema/collections.ts': `import { group, text } from ${JSON.stringify(fields)};
      export default { 'staff/*.json': group({ role: text }) };`,
    ...others,
  });

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
