/** The editor's notes on disk, so that a kill loses nothing: the current preview, and a publication under way. */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Person } from './access.ts';
import type { Publication } from './git.ts';
import type { Versions } from './liveVersions.ts';
import { replaceFile } from './replaceFile.ts';

export interface Preview {
  /** Such as `preview/asha`. */
  environment: string;
  packages: string[];
  /** The hash of the changes that the preview shows. */
  fingerprint: string;
  by: string;
  state: 'running' | 'ready' | 'refused';
  /** Why the preview was refused; otherwise the output of the command. */
  words: string;
  /** The file with pictures of its pages before and after. */
  review?: string | undefined;
}

/** A publication under way, written down before it begins, so that one cut short is finished at the next start. */
export interface Journal {
  files: string[];
  message: string;
  by: Pick<Person, 'name' | 'email'>;
  fingerprint: string;
  /** The versions that were live before, by package. */
  former: Versions;
  /** A publication promotes releases from a preview; an undoing rolls them back. */
  promoted?: { packages: string[]; environment: string };
  undo?: Publication;
}

/** One note, in a file of its own. */
export class Note<Value> {
  readonly #file: string;

  constructor(folder: string, name: string) {
    this.#file = path.join(folder, name);
  }

  async read(): Promise<Value | undefined> {
    const text = await readFile(this.#file, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Value);
  }

  write = (value: Value) => replaceFile(this.#file, JSON.stringify(value, null, 2));
  forget = () => rm(this.#file, { force: true });
}
