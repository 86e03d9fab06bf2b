/** What the editor writes down, so that a kill loses nothing: the preview of the moment, and a publication under way. */
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
  /** Of the content that it shows. */
  fingerprint: string;
  by: string;
  state: 'running' | 'ready' | 'refused';
  /** Why it was refused; else what the command said. */
  words: string;
  /** The file that shows its pages before and after. */
  review?: string | undefined;
}

/** A publication under way, written down before it begins, so that one cut short is finished at the next start. */
export interface Journal {
  files: string[];
  message: string;
  by: Pick<Person, 'name' | 'email'>;
  fingerprint: string;
  /** What was live before, by package. */
  former: Versions;
  /** What makes it live: a promotion from a preview, or rollbacks of an undoing. */
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
