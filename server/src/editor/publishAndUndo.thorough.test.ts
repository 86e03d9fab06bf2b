import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { asmita, publishingRoot } from '../testing/publishingRoot.ts';
import type { Person } from './access.ts';
import { findCollections } from './collections.ts';
import { ContentFiles } from './contentFiles.ts';
import { Publishing } from './publishing.ts';

const bina: Person = { name: 'Bina Sample', email: 'bina@office.example', mayPublish: true };

let root: string;
let content: ContentFiles;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const live = async () => JSON.parse(await readFile(join(root, 'var/live.json'), 'utf8')).live.shell as string;
const write = async (role: string) => {
  const form = await content.read(asmita);
  await content.save(asmita, { ...form, role });
};

beforeEach(async () => {
  root = await publishingRoot();
  content = new ContentFiles(root, await findCollections(root));
});

async function previewed(role: string): Promise<Publishing> {
  await write(role);
  const desk = new Publishing(content, join(root, 'var'));
  await desk.startPreview(bina);
  await desk.ended;
  return desk;
}

it('publishes a preview in the name of the person at the desk, and undoes the publication', async () => {
  const desk = await previewed('Founder');
  expect(await desk.preview()).toMatchObject({
    state: 'ready',
    environment: 'preview/bina-sample',
    packages: ['shell'],
  });
  await desk.publish(bina, 'Asmita is Founder');
  await desk.ended;
  expect(desk.refusal).toBe('');
  expect(git('log', '-1', '--format=%an <%ae> %s')).toBe(
    'Bina Sample <bina@office.example> Asmita is Founder',
  );
  expect(git('show', '--name-only', '--format=')).toBe(asmita);
  expect(git('status', '--porcelain')).toBe('');
  const published = await live();

  const [last] = await desk.git.publications();
  expect(last).toMatchObject({
    by: 'Bina Sample',
    released: [{ name: 'shell', version: published, inPlaceOf: 'v1' }],
  });
  await desk.undo(bina, last?.commit ?? '');
  await desk.ended;
  expect(desk.refusal).toBe('');
  expect(await live()).toBe('v1');
  expect(await readFile(join(root, asmita), 'utf8')).toContain('CEO and Founder');
  expect((await desk.git.publications()).map(({ message }) => message)).toEqual([
    'Undoes “Asmita is Founder”',
    'Asmita is Founder',
  ]);
});

it('publishes nothing for a writer, from a refused preview, or that was changed since the preview', async () => {
  const desk = await previewed('Founder');
  await expect(desk.publish({ ...bina, mayPublish: false }, 'New')).rejects.toThrow('a publisher');
  await write('Director');
  await expect(desk.publish(bina, 'New')).rejects.toThrow('make a new one');
  await writeFile(join(root, 'var/refused'), `The build failed: ${asmita}: role is missing`);
  await desk.startPreview(bina);
  await desk.ended;
  expect(await desk.preview()).toMatchObject({
    state: 'refused',
    words: expect.stringContaining('role is missing'),
  });
  await expect(desk.publish(bina, 'New')).rejects.toThrow('There is no preview yet');
  expect(git('log', '--format=%s')).toBe('All');
});

it('takes back saved content, and no other files', async () => {
  await write('Director');
  const added = 'shell/src/content/photos/img-2041.jpg';
  await mkdir(join(root, 'shell/src/content/photos'), { recursive: true });
  await writeFile(join(root, added), '');
  // An editor that was killed has left half of a photo.
  await writeFile(join(root, 'shell/src/content/photos/.img-2042.jpg.next'), '');
  await writeFile(join(root, 'package.json'), '{}');
  const desk = new Publishing(content, join(root, 'var'));
  expect((await desk.changes()).map(({ file }) => file)).toEqual([asmita, added]);
  await desk.takeBack(asmita);
  const form = await content.read(asmita);
  await content.save(asmita, { ...form, image: 'photos/shell/img-2041.jpg' });
  await expect(desk.takeBack(added)).rejects.toThrow('This photo is shown by Staff: Asmita Laligurans');
  await desk.takeBack(asmita);
  await desk.takeBack(added);
  expect(await desk.changes()).toEqual([]);
  expect(await readFile(join(root, asmita), 'utf8')).toContain('CEO and Founder');
  await expect(desk.takeBack('package.json')).rejects.toThrow('look at the list again');
});
