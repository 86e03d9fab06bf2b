import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mapWithLimit } from '../mapWithLimit.ts';
import { type FolderStore, within } from './folderStore.ts';
import type { S3Bucket } from './s3Bucket.ts';
import { marker, type Store, type StoredEntry, type StoredText } from './store.ts';

const concurrency = 8;
/** Below a release in the bucket: objects whose dates say when it was added again. */
const renewals = '.renewed/';

/** Keeps everything in a bucket that many machines share; `checkout` returns a copy in a local folder. */
export class S3Store implements Store {
  readonly #bucket: S3Bucket;
  readonly copies: FolderStore;

  constructor(bucket: S3Bucket, copies: FolderStore) {
    this.#bucket = bucket;
    this.copies = copies;
  }

  address(key: string): string {
    return this.#bucket.address(key);
  }

  async read(key: string): Promise<StoredText | undefined> {
    const object = await this.#bucket.get(key);
    return object && { content: object.content.toString(), tag: object.tag };
  }

  async replace(key: string, content: string, tag: string | undefined): Promise<boolean> {
    if (await this.#bucket.put(key, content, tag)) return true;
    // The S3 client repeats a request whose answer was lost. If the first request had succeeded, the repetition
    // fails, so the content is compared.
    return (await this.read(key))?.content === content;
  }

  async add(prefix: string, folder: string, files: readonly string[]): Promise<string> {
    const kept = new Map((await this.#bucket.list(`${prefix}/`)).map(({ key, tag }) => [key, tag]));
    const addFile = async (file: string) => {
      const content = await readFile(path.join(folder, file));
      const key = `${prefix}/${file}`;
      if (kept.get(key) !== plainTag(content)) await this.#putOnce(key, content);
    };
    await mapWithLimit(files, concurrency, addFile);
    await addFile(marker);
    // Nothing is written twice, so a new object renews the date of a release that was there already.
    const now = new Date().toISOString();
    if (kept.has(`${prefix}/${marker}`))
      await this.#bucket.put(`${prefix}/${renewals}${now}`, now, undefined);
    return this.copies.add(prefix, folder, files);
  }

  /**
   * Writes a file of a release, which nobody may overwrite. One with other content is damaged, since a release's version
   * is a hash of its content: it is deleted first. Another machine may put the same file in its place meanwhile.
   */
  async #putOnce(key: string, content: Buffer): Promise<void> {
    if (await this.#bucket.put(key, content, undefined)) return;
    if ((await this.#bucket.get(key))?.content.equals(content)) return;
    await this.#bucket.delete(key);
    await this.#bucket.put(key, content, undefined);
  }

  async checkout(prefix: string, afresh = false): Promise<string | undefined> {
    const copy = afresh ? undefined : await this.copies.checkout(prefix);
    if (copy !== undefined) return copy;
    const keys = (await this.#bucket.list(`${prefix}/`)).map(({ key }) => key);
    if (!keys.includes(`${prefix}/${marker}`)) return undefined;
    const files = keys.filter((key) => !key.startsWith(`${prefix}/${renewals}`));
    return this.copies.fill(prefix, async (draft) => {
      await mapWithLimit(files, concurrency, (key) => this.#download(key, prefix, draft));
    });
  }

  async #download(key: string, prefix: string, folder: string): Promise<void> {
    const file = within(folder, key.slice(prefix.length + 1));
    const object = await this.#bucket.get(key);
    // The file was deleted meanwhile; the check of the release reports it as missing.
    if (object === undefined) return;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, object.content);
  }

  /** Lists the bucket, and local copies of what others have deleted there. */
  async list(prefix: string): Promise<StoredEntry[]> {
    const entries = new Map((await this.copies.list(prefix)).map((entry) => [entry.name, entry]));
    for (const { key, at } of await this.#bucket.list(`${prefix}/`)) {
      const [name = ''] = key.slice(prefix.length + 1).split('/');
      const known = entries.get(name);
      if (known === undefined || known.at < at) entries.set(name, { name, at });
    }
    return [...entries.values()];
  }

  async remove(prefix: string): Promise<void> {
    const keys = (await this.#bucket.list(`${prefix}/`)).map(({ key }) => key);
    // Deletes the marker first: without it the other files do not count as a release.
    if (keys.includes(`${prefix}/${marker}`)) await this.#bucket.delete(`${prefix}/${marker}`);
    await mapWithLimit(keys, concurrency, (key) => this.#bucket.delete(key));
    await this.copies.remove(prefix);
  }
}

/** The tag of an object that was put in one piece; where a bucket makes its own, every file is put again. */
const plainTag = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
