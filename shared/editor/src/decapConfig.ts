/** Decap's configuration, made of the content's schemas: https://decapcms.org/docs/configuration-options/. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as v from 'valibot';
import type { ContentPackage } from './collections.ts';
import { type Field, fieldsOf } from './formField.ts';
import { inWords } from './inWords.ts';

/**
 * The configuration for the packages of `root`, the repository. `backend` is Decap's own block of that name. Rejects where
 * a content file can't be read.
 */
export async function decapConfig(
  root: string,
  packages: readonly ContentPackage[],
  backend: Record<string, unknown>,
) {
  const collections = await Promise.all(packages.map((one) => collectionsOf(root, one)));
  return {
    backend,
    // A saved change is a pull request where the backend can do that; on this machine it is the changed file.
    ...(backend.name !== 'proxy' && { publish_mode: 'editorial_workflow' }),
    load_config_file: false,
    media_folder: 'shell/src/content/photos',
    public_folder: 'photos',
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: collections.flat(),
  };
}

/** A collection of the package's single files, and one for each folder to which entries can be added. */
async function collectionsOf(root: string, { folder, files, schemas }: ContentPackage) {
  const all = Object.entries(schemas);
  const isFolder = ([pattern, schema]: [string, v.GenericSchema]) =>
    path.posix.basename(pattern).startsWith('*') && titleField(fieldsOf(schema)) !== undefined;
  const single = all
    .filter((entry) => !isFolder(entry))
    .flatMap(([pattern, schema]) => filesLike(pattern, files).map((file) => ({ file, schema })));
  const read = await Promise.all(single.map(({ file, schema }) => fileOf(root, folder, file, schema)));
  const withForm = read.filter(({ fields }) => fields.length > 0);
  const label = inWords(folder.replace('remote-', ''));
  return [
    ...(withForm.length > 0 ? [{ name: slugOf(folder), label, delete: false, files: withForm }] : []),
    ...all.filter(isFolder).map(([pattern, schema]) => folderOf(`${folder}/src/${pattern}`, schema)),
  ];
}

function filesLike(pattern: string, files: readonly string[]): readonly string[] {
  const like = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  return files.filter((file) => like.test(file)).sort();
}

async function fileOf(root: string, folder: string, file: string, schema: v.GenericSchema) {
  const content: unknown = JSON.parse(await readFile(path.join(root, folder, 'src', file), 'utf8'));
  const { dir, name } = path.posix.parse(file);
  const names = [...dir.split('/').filter((part) => part !== 'content'), name];
  return {
    name: slugOf(file),
    label: names.filter(Boolean).map(inWords).join(': '),
    file: `${folder}/src/${file}`,
    fields: fieldsOf(schema, content),
  };
}

function folderOf(file: string, schema: v.GenericSchema) {
  const fields = fieldsOf(schema);
  const identifier = titleField(fields) ?? '';
  const body = { name: 'body', label: 'Text', widget: 'markdown', editor_components: ['code-block'] };
  const label = inWords(path.posix.basename(path.posix.dirname(file)));
  return {
    name: slugOf(path.posix.dirname(file)),
    label,
    folder: path.posix.dirname(file),
    extension: path.posix.extname(file).slice(1),
    format: file.endsWith('.md') ? 'yaml-frontmatter' : 'json',
    create: true,
    identifier_field: identifier,
    summary: `{{${identifier}}}`,
    fields: file.endsWith('.md') ? [...fields, body] : fields,
  };
}

const titleField = (fields: readonly Field[]) => fields.find(({ name }) => /^(name|title)$/.test(name))?.name;

const slugOf = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
