/** Decap's configuration, made from the shapes of the content: https://decapcms.org/docs/configuration-options/. */
import path from 'node:path';
import { type Collection, nameField } from './collections.ts';
import { fieldsOf } from './formFields.ts';
import { fileNameField } from './formValues.ts';
import { chosenFolder, photosFolder, slugOf } from './photoNames.ts';

/** Decap loads and saves by calls to the address `api`; with `preview`, a pane beside the form shows the entry. */
export function decapConfig(collections: readonly Collection[], api: string, preview = false) {
  const groups = [...new Set(collections.map(({ group }) => group))];
  return {
    backend: { name: 'proxy', proxy_url: api, branch: 'main' },
    load_config_file: false,
    media_folder: photosFolder('shell'),
    public_folder: chosenFolder('shell'),
    editor: { preview },
    // Each form's link to the site leads to the page that makes previews.
    site_url: '/changes',
    // The page's style hides this second link to the site, in Decap’s head.
    display_url: '#',
    slug: { encoding: 'ascii', clean_accents: true },
    locale: 'en',
    collections: groups.flatMap((group) => {
      const ofGroup = collections.filter((one) => one.group === group);
      const files = ofGroup.filter(({ file }) => !file.includes('*'));
      return [
        ...(files.length > 0 ? [filesOf(group, files)] : []),
        ...ofGroup.filter(({ file }) => file.includes('*')).map(folderOf),
      ];
    }),
  };
}

export function entryAddress(collection: Collection, file: string): string {
  if (collection.page !== undefined) return collection.page;
  const [name, entry] = collection.file.includes('*')
    ? [folderName(collection), path.posix.parse(file).name]
    : [slugOf(collection.group), fileName(collection)];
  return `/content/#/collections/${name}/entries/${entry}`;
}

/** The name by which Decap asks for the preview of a collection’s entries. */
export const templateName = (one: Collection) => (one.file.includes('*') ? folderName(one) : fileName(one));

const folderName = ({ file, package: name }: Collection) =>
  slugOf(`${name} ${path.posix.basename(path.posix.dirname(file))}`);
const fileName = ({ file, package: name }: Collection) => slugOf(`${name} ${file.slice(name.length + 5)}`);

const photosOf = ({ package: name }: Collection) => ({
  media_folder: `/${photosFolder(name)}`,
  public_folder: chosenFolder(name),
});

const filesOf = (group: string, files: readonly Collection[]) => ({
  name: slugOf(group),
  label: group,
  delete: false,
  files: files.map((one) => ({
    name: fileName(one),
    label: one.label,
    file: one.file,
    format: 'json',
    ...photosOf(one),
    fields: fieldsOf(one),
  })),
});

function folderOf(collection: Collection) {
  const { file, label, shape } = collection;
  const identifier = nameField(shape) ?? 'slug';
  return {
    name: folderName(collection),
    label,
    folder: path.posix.dirname(file),
    extension: path.posix.extname(file).slice(1),
    // The editor's server gives and takes JSON for Markdown files too, and writes their front matter itself.
    format: 'json',
    create: true,
    slug: `{{fields.${fileNameField}}}`,
    identifier_field: identifier,
    summary: `{{${identifier}}}`,
    ...photosOf(collection),
    fields: [...fieldsOf(collection), { name: fileNameField, widget: 'hidden', required: false }],
  };
}
