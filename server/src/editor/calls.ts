/** Answers the calls of Decap's `proxy` backend: https://decapcms.org/docs/custom-backends/. */
import path from 'node:path';
import { UserError } from '@sayapatri/hosting/userError';
import * as v from 'valibot';
import type { ContentFiles } from './contentFiles.ts';
import { versionField } from './formValues.ts';
import { photosFolder } from './photoNames.ts';
import { listPhotos, preparedPhoto, readPhoto, savePhoto, type Upload } from './photos.ts';

const text = v.string();
const asset = v.object({ path: text, content: text });
const form = v.pipe(text, v.parseJson(), v.record(text, v.unknown()));
const change = v.object({
  dataFiles: v.array(v.object({ path: text, raw: form })),
  assets: v.array(asset),
});
const call = v.variant('action', [
  v.object({ action: v.literal('entriesByFolder'), params: v.object({ folder: text, extension: text }) }),
  v.object({
    action: v.literal('entriesByFiles'),
    params: v.object({ files: v.array(v.object({ path: text })) }),
  }),
  v.object({ action: v.literal('getEntry'), params: v.object({ path: text }) }),
  v.object({
    action: v.literal('persistEntry'),
    params: change,
  }),
  v.object({ action: v.literal('getMedia'), params: v.object({ mediaFolder: text }) }),
  v.object({ action: v.literal('getMediaFile'), params: v.object({ path: text }) }),
  v.object({ action: v.literal('persistMedia'), params: v.object({ asset }) }),
  v.object({ action: v.literal('deleteFiles'), params: v.object({ paths: v.array(text) }) }),
  v.object({
    action: v.picklist(['getDeployPreview', 'getNotes', 'getPRMetadata', 'info']),
    params: v.optional(v.unknown()),
  }),
]);

export class Calls {
  readonly #content: ContentFiles;
  /** By tab and file: the version that a form was made from, and the one it has saved since, of which it does not learn. */
  readonly #saved = new Map<string, { loaded: string; version: string }>();
  readonly #busy: () => string | undefined;
  /** One change after the other, so that each is checked against the one before. */
  #last: Promise<unknown> = Promise.resolve();

  /** `busy` says why nothing can be saved right now; it returns undefined where it can. */
  constructor(content: ContentFiles, busy: () => string | undefined = () => undefined) {
    this.#content = content;
    this.#busy = busy;
  }

  /**
   * The answer to a call of a browser's tab. Rejects with a UserError, whose lines are for the person who made the change,
   * where it is refused.
   */
  async answer(tab: string, body: unknown): Promise<unknown> {
    const { success, output } = v.safeParse(call, body);
    if (!success) throw new UserError('The editor does not know this call: load its page anew.');
    const { root } = this.#content;
    switch (output.action) {
      case 'entriesByFolder': {
        const { folder, extension } = output.params;
        return this.#entries(
          await this.#content.list(this.#content.collectionOf(`${folder}/any.${extension}`)),
        );
      }
      case 'entriesByFiles':
        return this.#entries(output.params.files.map((file) => file.path));
      case 'getEntry':
        this.#saved.delete(`${tab} ${output.params.path}`);
        return (await this.#entries([output.params.path]))[0];
      case 'persistEntry':
        return this.#inTurn(() => this.#persist(tab, output.params));
      case 'getMedia':
        return listPhotos(root, this.#photos(output.params.mediaFolder));
      case 'getMediaFile': {
        const { dir, base } = path.posix.parse(output.params.path);
        return readPhoto(root, `${this.#photos(dir)}/${base}`);
      }
      case 'persistMedia':
        return this.#inTurn(async () => savePhoto(root, await this.#prepared(output.params.asset)));
      case 'deleteFiles':
        return this.#inTurn(async () => {
          for (const file of output.params.paths) await this.#content.delete(file);
          return { message: 'deleted' };
        });
      case 'getNotes':
        return { notes: [] };
      case 'getPRMetadata':
        return { metadata: null };
      default:
        return null;
    }
  }

  async #entries(files: readonly string[]) {
    const read = await Promise.all(
      files.map(async (file) => ({
        data: (await this.#content.read(file)) ?? null,
        file: { path: file, id: null },
      })),
    );
    return read.map(({ data, ...entry }) => ({ ...entry, data: data && JSON.stringify(data) }));
  }

  async #persist(tab: string, { dataFiles, assets }: v.InferOutput<typeof change>) {
    const photos = await Promise.all(assets.map((one) => this.#prepared(one)));
    for (const { path: file, raw } of dataFiles) {
      const key = `${tab} ${file}`;
      const before = this.#saved.get(key);
      const loaded = String(raw[versionField] ?? '');
      const version = await this.#content.save(
        file,
        before?.loaded === loaded ? { ...raw, [versionField]: before.version } : raw,
        async () => {
          for (const photo of photos) await savePhoto(this.#content.root, photo);
        },
      );
      this.#saved.set(key, { loaded, version });
    }
    return { message: 'saved' };
  }

  #prepared(upload: Upload) {
    return preparedPhoto(upload, this.#packages());
  }

  #packages = () => [...new Set(this.#content.collections.map((one) => one.package))];

  /** The folder of a package's photographs. Throws a UserError for any other folder. */
  #photos(folder: string): string {
    const found = this.#packages()
      .map(photosFolder)
      .find((one) => one === folder.replace(/^\//, ''));
    if (found === undefined) throw new UserError(`There are no photos in ${folder}.`);
    return found;
  }

  #inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => {
      const reason = this.#busy();
      if (reason) throw new UserError(`${reason}: save again in a minute.`);
      return change();
    });
    this.#last = result.catch(() => {});
    return result;
  }
}
