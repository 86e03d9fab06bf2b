/** Reads and saves content files: new content is checked, and never overwrites a change that its author has not seen. */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { slugPattern, slugRule } from '@sayapatri/facts/schema/fields';
import { readMarkdown } from '@sayapatri/facts/schema/frontMatter';
import { UserError } from '@sayapatri/hosting/userError';
import { checkContent } from './checkContent.ts';
import { type Collection, collectionOf, nameField } from './collections.ts';
import { bodyFaults, faultsIn, textFaults, textsIn } from './faults.ts';
import {
  fileNameField,
  fromForm,
  inOrder,
  type Photos,
  toForm,
  versionField,
  versionOf,
} from './formValues.ts';
import { refuseLinks } from './links.ts';
import { photosFolder, pictureId } from './photoNames.ts';
import { type PreparedPhoto, savePhoto } from './photos.ts';
import { replaceFile } from './replaceFile.ts';
import { Turns } from './turns.ts';
import { asJson, asMarkdown } from './writtenAs.ts';

/** A file's content as the values of its form. */
export type FormValues = Record<string, unknown>;

export class ContentFiles {
  readonly root: string;
  readonly collections: readonly Collection[];
  readonly packages: readonly string[];
  /** Every change of the content takes a turn here. */
  readonly turns = new Turns();

  /** `root` is the repository's folder. */
  constructor(root: string, collections: readonly Collection[]) {
    this.root = root;
    this.collections = collections;
    this.packages = [...new Set(collections.map((one) => one.package))];
  }

  /** The entry's collection. Throws a UserError where the path is not a content file's. */
  collectionOf(file: string): Collection {
    const collection = collectionOf(this.collections, file);
    if (collection === undefined || path.posix.normalize(file) !== file)
      throw new UserError(`${file}: no content is expected in this file.`);
    const { name } = path.posix.parse(file);
    if (collection.file.includes('*') && !(slugPattern.test(name) && name.length <= 80))
      throw new UserError(`${file}: the file’s name ${slugRule}, 80 characters at most.`);
    return collection;
  }

  has = (file: string): boolean => collectionOf(this.collections, file) !== undefined;

  /** Whether the file is in a folder of photographs. */
  isPhoto = (file: string): boolean =>
    this.packages.some((name) => photosFolder(name) === path.posix.dirname(file));

  /** An entry's name, such as `Staff: Asha`, from its values or, without values, from its file. */
  wordsOf(file: string, values: FormValues = {}): string {
    const { file: pattern, group, label, shape } = this.collectionOf(file);
    if (!pattern.includes('*')) return `${group}: ${label}`;
    return `${label}: ${values[nameField(shape) ?? ''] ?? path.posix.parse(file).name}`;
  }

  async list({ file }: Collection): Promise<string[]> {
    if (!file.includes('*')) return [file];
    const folder = path.posix.dirname(file);
    await refuseLinks(this.root, folder);
    const names = await readdir(path.join(this.root, folder)).catch(() => []);
    return names
      .filter((name) => name.endsWith(path.posix.extname(file)) && !name.startsWith('.'))
      .sort()
      .map((name) => `${folder}/${name}`);
  }

  /** The file's values for its form; undefined where there is no such file. */
  async read(file: string): Promise<FormValues | undefined> {
    const { shape, package: name } = this.collectionOf(file);
    const source = await this.#source(file);
    if (source === undefined) return undefined;
    const { fields, body } = this.#parsed(file, source);
    const values = toForm(fields, shape, await this.#photos(name)) as FormValues;
    return { ...values, ...(file.endsWith('.md') && { body }), [versionField]: versionOf(source) };
  }

  /**
   * Saves a form's values, after the photographs that come with them, and resolves with the file's new version. Rejects with
   * a UserError, which has a line for each fault, where values break a rule, or where somebody has changed the file since
   * the form was loaded.
   */
  async save(file: string, form: FormValues, photos: readonly PreparedPhoto[] = []): Promise<string> {
    const collection = this.collectionOf(file);
    const { [versionField]: loaded, [fileNameField]: _named, body = '', ...values } = form;
    const before = await this.#source(file);
    this.#refuseIfChanged(before, typeof loaded === 'string' ? loaded : undefined);
    const former = before && this.#parsed(file, before).fields;
    const { schema, shape, package: name } = collection;
    const value = inOrder(fromForm(values, shape), shape, former);
    const pictures = [
      ...(await this.#photos(name)).files.keys(),
      ...photos.map((one) => pictureId(one.file)),
    ];
    const known = new Set([...pictures, ...textsIn(former).map(({ text }) => text)]);
    const faults = [
      ...(schema ? faultsIn(value, schema, shape) : []),
      ...textFaults(value, shape, known),
      ...(file.endsWith('.md') ? bodyFaults(body) : []),
    ];
    if (faults.length > 0) throw new UserError(faults.join('\n'));
    const source = file.endsWith('.md')
      ? asMarkdown(value as FormValues, String(body), before)
      : await asJson(this.root, value, before);
    await checkContent(this.root, name, file, source);
    for (const photo of photos) await savePhoto(this.root, photo);
    await replaceFile(path.join(this.root, file), source);
    return versionOf(source);
  }

  /** Deletes an entry's file. Rejects with a UserError where the file has another version, or other content needs it. */
  async delete(file: string, version: string | undefined): Promise<void> {
    const collection = this.collectionOf(file);
    if (!collection.file.includes('*'))
      throw new UserError(`${file}: this file is needed; change it instead.`);
    const source = await this.#source(file);
    if (source === undefined) throw new UserError('Somebody has deleted this entry already.');
    if (version !== versionOf(source))
      throw new UserError(
        'Somebody has changed this entry since you opened it. Nothing was deleted: open it anew, and delete it then.',
      );
    if ((await this.list(collection)).length === 1)
      throw new UserError('This is the last one: add another before you delete it.');
    await checkContent(this.root, collection.package, file, undefined);
    await rm(path.join(this.root, file));
  }

  #parsed(file: string, source: string): { fields: unknown; body: string } {
    try {
      return file.endsWith('.md') ? readMarkdown(source) : { fields: JSON.parse(source), body: '' };
    } catch (error) {
      throw new UserError(
        `${this.wordsOf(file)} can’t be read, because its file ${file} was changed by hand: ${(error as Error).message}`,
      );
    }
  }

  async #source(file: string): Promise<string | undefined> {
    await refuseLinks(this.root, file);
    return readFile(path.join(this.root, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  async #photos(name: string): Promise<Photos> {
    const files = await readdir(path.join(this.root, photosFolder(name))).catch(() => []);
    return { package: name, files: new Map(files.map((file) => [pictureId(file), file])) };
  }

  #refuseIfChanged(source: string | undefined, version: string | undefined): void {
    if (source === undefined && version === undefined) return;
    if (source === undefined)
      throw new UserError(`Somebody has deleted this entry while you edited it. Nothing was saved.`);
    if (version === undefined)
      throw new UserError(
        `There is an entry with this name already. Nothing was saved: choose another name.`,
      );
    if (version !== versionOf(source))
      throw new UserError(
        `Somebody has changed this entry since you opened it. Nothing was overwritten: copy what you wrote, open the entry anew and enter it there.`,
      );
  }
}
