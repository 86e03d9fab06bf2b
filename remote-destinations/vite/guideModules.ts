import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import build from '@sayapatri/build';
import type { Guide } from '../src/guides/schema/guide.ts';
import type { GuideFolder } from './readGuides.ts';

const skylines = path.dirname(
  createRequire(import.meta.url).resolve('@sayapatri/pictures/skylines/texts.json'),
);

type Texts = Readonly<Record<string, { alt: string; focus?: string }>>;

/** Width and height of the universities' pictures. */
const campus = { width: 580, height: 435 };

/** The module of a guide's page: its data and its pictures, which stand in the folder `name`. */
export const pageModule = (name: string, guide: Guide) =>
  build.asModule({ guide }, [
    // Vite's dev server does not resolve packages in a file named .json, so the pictures have a module of their own.
    `import { pictures, skyline } from '/guide-pictures/${name}.js';`,
    'guide.skyline = skyline;',
    "for (const section of guide.sections) if (section.kind === 'universities') section.pictures = pictures;",
    'export default guide;',
  ]);

/**
 * The module of a guide's pictures: the country's skyline, if there is one, and the pictures of the universities by id. They
 * stand in the guide's folder `pictures` with their alternative texts; a photograph in `content/photos` comes first.
 */
export async function picturesModule(src: string, { name, guide }: GuideFolder): Promise<string> {
  const folder = path.join(src, 'guides/countries', name, 'pictures');
  const texts = existsSync(folder)
    ? ((await build.readJsonFile(path.join(folder, 'texts.json'))) as Texts)
    : {};
  const photosFolder = path.join(src, 'content/photos');
  const photos = existsSync(photosFolder) ? readdirSync(photosFolder) : [];
  const ids = guide.sections.flatMap((section) =>
    section.kind === 'universities' ? section.items.map(({ id }) => id) : [],
  );
  const imports: string[] = [];
  const imported = (file: string) => {
    const as = `picture${imports.length}`;
    imports.push(`import ${as} from ${JSON.stringify(file)};`);
    return as;
  };
  const entries = ids.flatMap((id) => {
    const photo = photos.find((file) => path.parse(file).name === id);
    // The text describes the drawing; the component names what a photograph shows.
    if (photo)
      return [
        `${JSON.stringify(id)}: { ...${imported(`${path.join(photosFolder, photo)}?photo`)}, alt: '' }`,
      ];
    const drawing = path.join(folder, `${id}.svg`);
    if (!existsSync(drawing)) return [];
    const { alt = '', ...more } = texts[id] ?? {};
    return [
      `${JSON.stringify(id)}: { ...${JSON.stringify({ ...campus, ...more, alt })}, src: ${imported(drawing)} }`,
    ];
  });
  const file = path.join(skylines, `${name}.svg`);
  const skyline = existsSync(file) ? imported(file) : undefined;
  return [
    ...imports,
    `export const skyline = ${skyline};`,
    `export const pictures = {${entries.join()}};`,
  ].join('\n');
}
