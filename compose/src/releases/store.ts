/** Where releases and the registry are kept: a folder (folderStore.ts) or a bucket (s3Store.ts). */
import { UserError } from '@sayapatri/contract/userError';

/** The file that marks a complete release: a folder without it does not count. */
export const marker = 'release.json';

/** True for every path below a release's folder where a signature may be. */
export const isSignatureFile = (file: string) => /^signatures\/[0-9a-f]{16}\.sig$/.test(file);

export interface StoredText {
  content: string;
  /** Changes whenever the content changes. */
  tag: string;
}

/** Keys and prefixes are relative paths with slashes. Every method throws StoreUnavailable when the store can't be used. */
export interface Store {
  /** The full address of a key or prefix, for messages. */
  address(key: string): string;
  /** Undefined when there is nothing. */
  read(key: string): Promise<StoredText | undefined>;
  /** Writes only if the text still has this tag (undefined: does not exist); returns whether it has written. */
  replace(key: string, content: string, tag: string | undefined): Promise<boolean>;
  /**
   * Stores the marker and the named files of `folder` below `prefix`. If it is killed meanwhile, `checkout` finds none of
   * them. Replaces files that differ. Returns a local folder with the files and their compressed variants.
   */
  add(prefix: string, folder: string, files: readonly string[]): Promise<string>;
  /**
   * A read-only local folder with what is stored below `prefix`; undefined when nothing is stored there. `afresh` fetches
   * the files again if the folder is only a copy.
   */
  checkout(prefix: string, afresh?: boolean): Promise<string | undefined>;
}

/** The store does not answer or refuses access; its content may be intact. */
export class StoreUnavailable extends UserError {
  override name = 'StoreUnavailable';
  /** The store's own name for the error. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}
