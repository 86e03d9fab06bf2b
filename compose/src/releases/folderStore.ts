import { createHash, randomUUID } from 'node:crypto';
import { access, copyFile, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { ignoring } from './files.ts';
import { withLock } from './lock.ts';
import { precompress } from './precompress.ts';
import { marker, type Store, type StoredText, StoreUnavailable } from './store.ts';

/** Keeps everything as files below one folder; `checkout` returns the stored files themselves. */
export class FolderStore implements Store {
  readonly #root: string;

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  address(key: string): string {
    return within(this.#root, key);
  }

  async read(key: string): Promise<StoredText | undefined> {
    const file = this.address(key);
    const content = await readFile(file, 'utf8').catch((error) => {
      if (error.code === 'ENOENT') return undefined;
      throw new StoreUnavailable(
        `${file} can't be read (${error.code}): make it a file that this user may read.`,
        error.code,
      );
    });
    return content === undefined ? undefined : { content, tag: digest(content) };
  }

  async replace(key: string, content: string, tag: string | undefined): Promise<boolean> {
    const file = this.address(key);
    return withLock(`${file}.lock`, async () => {
      if ((await this.read(key))?.tag !== tag) return false;
      await replaceFile(file, content);
      return true;
    });
  }

  async add(prefix: string, folder: string, files: readonly string[]): Promise<string> {
    const all = [...files, marker];
    const target = this.address(prefix);
    if (await holds(target, folder, all)) {
      // Sets its date to now, so that another command does not delete it before the registry names it.
      await utimes(target, new Date(), new Date());
      return target;
    }
    return this.fill(prefix, async (draft) => {
      for (const file of all) {
        const copy = within(draft, file);
        await mkdir(path.dirname(copy), { recursive: true });
        await copyFile(path.join(folder, file), copy);
      }
    });
  }

  /** Lets `write` fill a draft folder, which then replaces whatever is at `prefix`; returns the folder. */
  async fill(prefix: string, write: (draft: string) => Promise<void>): Promise<string> {
    const target = this.address(prefix);
    const newDraft = () => path.join(path.dirname(target), `.draft-${randomUUID()}`);
    const draft = newDraft();
    const former = newDraft();
    await mkdir(draft, { recursive: true });
    try {
      await write(draft);
      await precompress(path.join(draft, 'browser'));
      // Moves a damaged folder away whole, as another command may be replacing it too. The live site has hard links to its
      // files, so the folder can be deleted.
      await rename(target, former).catch(ignoring('ENOENT'));
      // Another command may have stored the same release meanwhile.
      await rename(draft, target).catch(ignoring('ENOTEMPTY', 'EEXIST'));
    } finally {
      for (const folder of [draft, former]) await rm(folder, { recursive: true, force: true });
    }
    return target;
  }

  async checkout(prefix: string): Promise<string | undefined> {
    const folder = this.address(prefix);
    return access(path.join(folder, marker)).then(() => folder, ignoring('ENOENT'));
  }
}

/** The path of `key` below `root`. Throws a UserError for a key that leads out of it, as others may write to the store. */
export function within(root: string, key: string): string {
  const file = path.join(root, key);
  if (file.startsWith(root + path.sep)) return file;
  throw new UserError(`"${key}" leads out of the store: correct the names in live.json.`);
}

const digest = (content: string) => createHash('sha256').update(content).digest('hex');

async function holds(target: string, folder: string, files: readonly string[]): Promise<boolean> {
  for (const file of files) {
    const kept = await readFile(path.join(target, file)).catch(() => undefined);
    if (kept === undefined || !kept.equals(await readFile(path.join(folder, file)))) return false;
  }
  return true;
}

/**
 * Replaces a file in one step: a reader sees the old content or the new, never a part. Only the lock's holder replaces files
 * and links, so a draft that already exists was left by a killed command and is deleted.
 */
async function replaceFile(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  await rm(draft, { recursive: true, force: true });
  await writeFile(draft, content, { flush: true });
  await rename(draft, file);
}
