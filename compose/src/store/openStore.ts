import { UserError } from '../userError.ts';
import { FolderStore } from './folderStore.ts';
import { S3Bucket } from './s3Bucket.ts';
import { S3Store } from './s3Store.ts';
import type { Store } from './store.ts';

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?$/;

/**
 * The store that `address` names, the value of RELEASE_STORE: `s3://bucket/optional-prefix`, or the folder `root` where
 * there is none. For a bucket, `root` holds local copies. Throws a UserError when the address is anything else.
 */
export function openStore(address: string | undefined, root: string): Store {
  const folder = new FolderStore(root);
  if (!address) return folder;
  const [, bucket, prefix = ''] = bucketAddress.exec(address) ?? [];
  if (bucket !== undefined) return new S3Store(new S3Bucket(bucket, prefix.slice(1)), folder);
  throw new UserError(
    `RELEASE_STORE is "${address}": make it s3://bucket or s3://bucket/prefix, or leave it out for a folder.`,
  );
}
