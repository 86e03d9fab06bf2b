/** Where releases and the registry are kept: a folder (folderStore.ts) or a bucket (s3Store.ts). */
import { UserError } from '../userError.ts';

/** The file that a release is known by: where it is, the release is there. */
export const marker = 'release.json';

export interface Kept {
  content: string;
  /** Tells this state of the content from any other. */
  tag: string;
}

export interface Entry {
  name: string;
  /** When it was added, or added again. */
  at: Date;
}

/** Keys and prefixes are relative paths with slashes. Every method throws StoreUnavailable where nobody answers. */
export interface Store {
  /** This machine's own copies of what others keep; undefined where there are none. */
  readonly copies?: Store;
  /** What messages call the place of a key or prefix. */
  address(key: string): string;
  /** Undefined when there is nothing. */
  read(key: string): Promise<Kept | undefined>;
  /** Writes only over the state that `tag` tells of, undefined for none; false when another was faster. */
  replace(key: string, content: string, tag: string | undefined): Promise<boolean>;
  /**
   * Keeps the marker and the named files of `folder` below `prefix`: all of them, or, killed at any point, it is not
   * there. Mends what differs, and makes its date new. Returns a local folder with them, compressed twins included.
   */
  add(prefix: string, folder: string, files: readonly string[]): Promise<string>;
  /**
   * A local folder, to be read only, with what is kept below `prefix`; undefined when it is not there. `afresh` fetches
   * it again where the folder is but a copy.
   */
  checkout(prefix: string, afresh?: boolean): Promise<string | undefined>;
  /** What stands one level below `prefix`. */
  list(prefix: string): Promise<Entry[]>;
  /** Deletes what is kept below `prefix`, if there is anything. */
  remove(prefix: string): Promise<void>;
}

/** The store itself does not answer or lets nobody in: that says nothing about what is in it. */
export class StoreUnavailable extends UserError {
  override name = 'StoreUnavailable';
  /** As the other side calls it. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}
