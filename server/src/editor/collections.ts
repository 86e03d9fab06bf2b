/** Finds what the editor edits: the content files of all packages, with the schemas that their builds check them by. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { factsFileSchema } from '@sayapatri/facts/schema';
import { brandSchema } from '@sayapatri/facts/schema/brand';
import { coloursSchema } from '@sayapatri/facts/schema/colours';
import type { Collections } from '@sayapatri/facts/schema/faults';
import { type GenericSchema, never } from 'valibot';
import { type Shape, shapeOf } from './shape.ts';

/** A file, or a folder whose files are all alike, such as that of the staff. */
export interface Collection {
  label: string;
  /** The heading under which single files stand together. */
  group: string;
  /** The package's folder, such as `shell` or `shared/facts`. */
  package: string;
  /** From the repository's root, with slashes: `shell/src/content/faq.json`, or `shell/src/content/staff/*.json`. */
  file: string;
  /** Undefined where only the package's own rules check the file, such as a guide, whose texts name facts. */
  schema: GenericSchema | undefined;
  shape: Shape;
  /** The editor's own page that changes it, where Decap has no form for it. */
  page?: string;
}

/** A file of the brand's look, which is changed on the owner's page. */
const lookOf = (label: string, name: string, schema: GenericSchema): Collection => ({
  label,
  group: 'The consultancy',
  package: 'shared/facts',
  file: `shared/facts/src/brand/${name}`,
  schema,
  shape: shapeOf(schema),
  page: '/owner#look',
});
const isDrawing = never('is a drawing, and no text');
export const look = {
  colours: lookOf('Colours', 'colours.json', coloursSchema),
  logo: lookOf('Logo', 'logo.svg', isDrawing),
  icon: lookOf('Icon', 'icon.svg', isDrawing),
};

/** What a package may export from `vite/contentRules.ts` for the editor. */
interface ContentRules {
  /** A sentence for each fault that no schema finds in the files below `src`, such as a reference to a fact that is missing. */
  default: (src: string) => Promise<string[]>;
  /** Schemas of files that only these rules can check, by their path below `src`, for their forms. */
  schemas?: Collections;
}

/** Everything that can be edited below `root`, the repository. Rejects where a package's schemas can't be loaded. */
export async function findCollections(root: string): Promise<Collection[]> {
  const remotes = (await readdir(root)).filter((name) => name.startsWith('remote-')).sort();
  // The editor lists packages in this order, the office's most frequent changes first.
  const names = ['shell', 'shared/facts', ...remotes];
  const found = await Promise.all(names.map((name) => collectionsOf(root, name)));
  return found.flat();
}

async function collectionsOf(root: string, name: string): Promise<Collection[]> {
  const src = path.join(root, name, 'src');
  // The types are asked for, because without them Node follows links.
  const files = (await readdir(src, { recursive: true, withFileTypes: true }))
    .map((one) => path.relative(src, path.join(one.parentPath, one.name)).replaceAll(path.sep, '/'))
    .sort();
  const listed = await load<{ default: Collections }>(path.join(src, 'schema/collections.ts'));
  const rules = await contentRules(root, name);
  const schemas = {
    ...Object.fromEntries(
      Object.entries(listed?.default ?? {}).map(([file, schema]) => [`content/${file}`, schema]),
    ),
    ...rules?.schemas,
    ...Object.fromEntries(files.filter(isFactsFile).map((file) => [file, factsFileSchema])),
    ...(files.includes('brand/brand.json') && { 'brand/brand.json': brandSchema }),
  };
  return Object.entries(schemas).flatMap(([pattern, schema]) => {
    const shape = shapeOf(schema);
    const ofOne = (file: string): Collection => ({
      ...namesOf(file, name, pattern),
      package: name,
      file: `${name}/src/${file}`,
      schema: rules?.schemas?.[pattern] ? undefined : schema,
      shape,
    });
    if (!pattern.includes('*') || isFolder(pattern, shape)) return [ofOne(pattern)];
    const one = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
    return files.filter((file) => one.test(file)).map(ofOne);
  });
}

/** Whether a file holds figures. */
export const isFactsFile = (file: string): boolean => path.posix.basename(file) === 'facts.json';

/** Whether people can add files to the folder, because each of them has a name or a title. */
const isFolder = (pattern: string, shape: Shape) =>
  path.posix.basename(pattern).startsWith('*') && nameField(shape) !== undefined;

/** The field that an entry is called by in lists, and that its file is named by. */
export const nameField = (shape: Shape): string | undefined =>
  shape.kind === 'group' ? ['name', 'title'].find((name) => name in shape.fields) : undefined;

/** The package's own rules; undefined where it has none. */
export const contentRules = (root: string, name: string) =>
  load<ContentRules>(path.join(root, name, 'vite/contentRules.ts'));

const load = async <Module>(file: string): Promise<Module | undefined> =>
  existsSync(file) ? ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module) : undefined;

export const collectionOf = (collections: readonly Collection[], file: string) =>
  [...collections, ...Object.values(look)].find(
    (one) =>
      one.file === file ||
      (one.file.includes('*') &&
        path.posix.dirname(one.file) === path.posix.dirname(file) &&
        path.posix.extname(one.file) === path.posix.extname(file)),
  );

function namesOf(file: string, name: string, pattern: string): { label: string; group: string } {
  const { dir, name: stem } = path.posix.parse(file);
  const folder = inWords(path.posix.basename(dir).replace(/^posts$/, 'articles'));
  if (stem === 'facts') {
    const [part = ''] = dir.split('/');
    const label = folder !== 'Content' ? folder : part === 'content' ? ofPackage(name) : inWords(part);
    return { label, group: 'Figures' };
  }
  if (stem === 'guide') return { label: folder, group: 'Country guides' };
  if (stem === '*') return { label: folder, group: folder };
  return { label: inWords(stem), group: pattern.includes('*') ? folder : ofPackage(name) };
}

const ofPackage = (name: string) =>
  ({ shell: 'Pages and prices', 'shared/facts': 'The consultancy' })[name] ??
  inWords(name.replace('remote-', ''));

/** Abbreviations, and names that would say nothing to the office. */
const named: Readonly<Record<string, string>> = {
  ...{ faq: 'FAQ', id: 'ID', ielts: 'IELTS', 'ielts-pte': 'IELTS and PTE', sat: 'SAT', toefl: 'TOEFL' },
  ...{ cta: 'Button', href: 'Link', url: 'Address', hero: 'Top of the page', blurb: 'Introduction' },
  ...{ intro: 'Introduction', pages: 'Titles for search engines', trust: 'Licence and reviews' },
  ...{
    'new-zealand': 'New Zealand',
    moved: 'Deleted articles',
    plan: 'Planning tools',
    uk: 'UK',
    usa: 'USA',
  },
};

/** `serviceTexts` and `test-prep` as people write them: `Service texts`, `Test prep`, and abbreviations in capitals. */
export function inWords(name: string): string {
  if (named[name]) return named[name];
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
