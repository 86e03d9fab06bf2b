// @vitest-environment node
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { lightPalette, paletteOf } from '@sayapatri/design/palette';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../../../..');

/** Prints all that shows colours: style sheets, documents, manifest, drawings, icons and a card. */
const drawing = `
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import * as palette from '@sayapatri/design/palette';
import { recoloured } from './picturesPlugin.ts';
import { cardSvg } from './cards/socialCard.ts';
import { readFont } from './fonts.ts';
import { themeVariables } from '../../design/src/theme/theme.ts';
import { htmlDocument } from '../../../compose/src/site/document.ts';
import { webManifest } from '../../../compose/src/site/siteFiles.ts';
import { resultStyle } from '../../../server/src/contact/resultStyle.ts';

const root = path.resolve('../..');
const files = async (folder, kind) =>
  (await readdir(path.join(root, folder), { recursive: true })).filter((file) => kind.test(file)).map((file) => path.join(root, folder, file));
const out = [JSON.stringify([themeVariables(), palette.tokens]), resultStyle()];
const shell = { name: 'shell', assets: [], entry: 'e.js', entryFiles: [], pages: [], files: {} };
out.push(webManifest(shell));
const page = { path: '/', title: 'T', description: 'D' };
out.push(htmlDocument({ page }, { html: '', styles: [] }, {}, { shell, origin: 'https://a.example' }));
for (const folder of ['shell/src/pictures', 'shared/pictures/src', 'shared/facts/src/brand'])
  for (const file of await files(folder, /\\.svg$/)) out.push(recoloured(await readFile(file, 'utf8')));
out.push(cardSvg('Title', out.at(-3), await readFont(750, 'Title')));
console.log(JSON.stringify(out));
`;

/** A copy of the packages that show colours, with links to the original's libraries. */
async function copyWith(colours: object): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'colours-'));
  await mkdir(path.join(root, 'node_modules/@sayapatri'), { recursive: true });
  const shared = (await readdir(path.join(project, 'shared'))).filter((name) => !name.includes('.'));
  for (const folder of [...shared.map((name) => `shared/${name}`), 'shell', 'compose', 'server']) {
    const [from, to] = [path.join(project, folder), path.join(root, folder)];
    await cp(path.join(from, 'src'), path.join(to, 'src'), { recursive: true });
    await cp(path.join(from, 'package.json'), path.join(to, 'package.json'));
    await symlink(to, path.join(root, 'node_modules', folder.replace('shared/', '@sayapatri/')));
    await mkdir(path.join(to, 'node_modules'));
    for (const library of await readdir(path.join(from, 'node_modules')))
      if (!library.startsWith('.') && library !== '@sayapatri' && library !== 'server')
        await symlink(path.join(from, 'node_modules', library), path.join(to, 'node_modules', library));
  }
  await cp(path.join(project, 'tsconfig.json'), path.join(root, 'tsconfig.json'));
  await writeFile(path.join(root, 'shared/facts/src/brand/colours.json'), JSON.stringify(colours));
  return root;
}

const colours = ({ lightPalette, darkPalette, tokens, skyline }: ReturnType<typeof paletteOf>) =>
  new Set(JSON.stringify([lightPalette, darkPalette, tokens, skyline]).match(/#[0-9A-F]{6}\b/g));

test('with other brand colours, nothing is drawn in the old colours or their shades', async () => {
  const changed = { primary: '#7A0019', accent: '#7ED957' };
  const root = await copyWith(changed);
  const folder = path.join(root, 'shared/build');
  await writeFile(path.join(folder, 'src/draw.ts'), drawing);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx/esm', 'src/draw.ts'], {
    cwd: folder,
    maxBuffer: 64 * 1024 ** 2,
  });
  const drawn: string[] = JSON.parse(stdout);
  expect(drawn.length).toBeGreaterThan(50);
  for (const colour of Object.values(changed)) expect(stdout).toContain(colour);
  const [before, now] = [
    colours(paletteOf({ primary: lightPalette.primary.main, accent: lightPalette.secondary.main })),
    colours(paletteOf(changed)),
  ];
  const old = [...before].filter((colour) => !now.has(colour));
  expect(old.length).toBeGreaterThan(40);
  const found = drawn.flatMap((text) => old.filter((colour) => text.toUpperCase().includes(colour)));
  expect(found).toEqual([]);
});
