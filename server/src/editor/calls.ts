/** Answers the calls of Decap's `proxy` backend: https://decapcms.org/docs/custom-backends/. */
import { UserError } from '@sayapatri/hosting/userError';
import * as v from 'valibot';
import type { ContentFiles, FormValues } from './contentFiles.ts';
import { versionField } from './formValues.ts';
import { deletePhoto, listPhotos, preparedPhoto, readPhoto, savePhoto } from './photos.ts';

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
  /** For each tab and file, the version that the form has loaded, and the version saved since, which Decap does not load. */
  readonly #opened = new Map<string, { loaded: unknown; version: string }>();

  constructor(content: ContentFiles) {
    this.#content = content;
  }

  /**
   * The answer to a call of a browser's tab. Rejects with a UserError, whose lines are for the person who made the change,
   * where it is refused.
   */
  async answer(tab: string, body: unknown): Promise<unknown> {
    const { success, output } = v.safeParse(call, body);
    if (!success) throw new UserError('The editor does not know this call: load its page anew.');
    switch (output.action) {
      case 'entriesByFolder': {
        const { folder, extension } = output.params;
        return this.#entries(
          await this.#content.list(this.#content.collectionOf(`${folder}/any.${extension}`)),
        );
      }
      case 'entriesByFiles':
        return this.#entries(output.params.files.map((file) => file.path));
      case 'getEntry': {
        const file = output.params.path;
        const values = await this.#content.read(file);
        const version = values?.[versionField];
        if (version !== undefined)
          this.#opened.set(`${tab} ${file}`, { loaded: version, version: String(version) });
        return entryOf(file, values);
      }
      case 'persistEntry':
        return this.#content.turns.take(() => this.#persist(tab, output.params));
      case 'getMedia':
        return listPhotos(this.#content, output.params.mediaFolder);
      case 'getMediaFile':
        return readPhoto(this.#content, output.params.path);
      case 'persistMedia':
        return this.#content.turns.take(async () =>
          savePhoto(this.#content.root, await preparedPhoto(output.params.asset, this.#content)),
        );
      case 'deleteFiles':
        return this.#content.turns.take(async () => {
          for (const file of output.params.paths)
            if (this.#content.isPhoto(file)) await deletePhoto(this.#content, file);
            else await this.#content.delete(file, this.#opened.get(`${tab} ${file}`)?.version);
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

  #entries = (files: readonly string[]) =>
    Promise.all(files.map(async (file) => entryOf(file, await this.#content.read(file))));

  async #persist(tab: string, { dataFiles, assets }: v.InferOutput<typeof change>) {
    const photos = await Promise.all(assets.map((one) => preparedPhoto(one, this.#content)));
    for (const { path: file, raw } of dataFiles) {
      const key = `${tab} ${file}`;
      const loaded = raw[versionField];
      const opened = this.#opened.get(key);
      const form = opened && opened.loaded === loaded ? { ...raw, [versionField]: opened.version } : raw;
      const version = await this.#content.save(file, form, photos);
      this.#opened.set(key, { loaded, version });
    }
    return { message: 'saved' };
  }
}

/** An entry as Decap takes it. */
const entryOf = (file: string, values: FormValues | undefined) => ({
  data: values ? JSON.stringify(values) : null,
  file: { path: file, id: null },
});
