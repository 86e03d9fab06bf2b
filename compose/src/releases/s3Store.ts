/** The only file that imports the S3 client. It does so at the first call, because it loads slowly and a folder needs none. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PutObjectCommandInput, S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { mapWithLimit } from '../mapWithLimit.ts';
import { type FolderStore, within } from './folderStore.ts';
import { marker, type Store, type StoredText, StoreUnavailable } from './store.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

const concurrency = 8;

/**
 * Keeps everything in a bucket that many machines share, below `prefix` (empty, or with a slash at its end); `checkout`
 * returns a copy in a local folder. The client reads credentials, region and AWS_ENDPOINT_URL_S3 from the environment.
 */
export class S3Store implements Store {
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #copies: FolderStore;
  #client: S3Client | undefined;

  constructor(bucket: string, prefix: string, copies: FolderStore) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#copies = copies;
  }

  address(key: string): string {
    return `s3://${this.#bucket}/${this.#prefix}${key}`;
  }

  async read(key: string): Promise<StoredText | undefined> {
    const object = await this.#get(key);
    return object && { content: object.content.toString(), tag: object.tag };
  }

  async replace(key: string, content: string, tag: string | undefined): Promise<boolean> {
    if (await this.#put(key, content, tag)) return true;
    // The S3 client repeats a request whose answer was lost. If the first request had succeeded, the repetition
    // fails, so the content is compared.
    return (await this.read(key))?.content === content;
  }

  async add(prefix: string, folder: string, files: readonly string[]): Promise<string> {
    const kept = await this.#list(prefix);
    const addFile = async (file: string) => {
      const content = await readFile(path.join(folder, file));
      const key = `${prefix}/${file}`;
      const tag = kept.get(key);
      // A bucket that makes tags of its own is asked for the content.
      if (tag === plainTag(content) || (tag && (await this.#get(key))?.content.equals(content))) return;
      // Nobody overwrites a file of a release, but one that is damaged: the release's version is a hash of its content.
      await this.#put(key, content, tag);
    };
    await mapWithLimit(files, concurrency, addFile);
    await addFile(marker);
    return this.#copies.add(prefix, folder, files);
  }

  async checkout(prefix: string, afresh = false): Promise<string | undefined> {
    const copy = afresh ? undefined : await this.#copies.checkout(prefix);
    if (copy !== undefined) return copy;
    const keys = [...(await this.#list(prefix)).keys()];
    if (!keys.includes(`${prefix}/${marker}`)) return undefined;
    return this.#copies.fill(prefix, async (draft) => {
      await mapWithLimit(keys, concurrency, async (key) => {
        const file = within(draft, key.slice(prefix.length + 1));
        await mkdir(path.dirname(file), { recursive: true });
        // The check of the release reports a file that has gone meanwhile.
        await writeFile(file, (await this.#get(key))?.content ?? '');
      });
    });
  }

  async #get(key: string): Promise<{ content: Buffer; tag: string } | undefined> {
    return this.#ask(async (client, { GetObjectCommand }) => {
      const { Body, ETag = '' } = await client.send(new GetObjectCommand(this.#object(key)));
      return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
    }).catch(answering('NoSuchKey'));
  }

  /** Writes only if the object still has this tag (undefined: does not exist); returns false otherwise. */
  async #put(key: string, content: Buffer | string, tag: string | undefined): Promise<boolean> {
    const condition: Partial<PutObjectCommandInput> =
      // Without its quotes, as in the examples of Amazon's guide to conditional writes: Ceph takes no others.
      tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag.replaceAll('"', '') };
    const put = this.#ask((client, { PutObjectCommand }) =>
      client.send(new PutObjectCommand({ ...this.#object(key), Body: content, ...condition })),
    );
    const lost = ['PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey'];
    return (await put.catch(answering(...lost))) !== undefined;
  }

  /** The tags of all objects below `prefix` by their keys. */
  async #list(prefix: string): Promise<Map<string, string>> {
    return this.#ask(async (client, { paginateListObjectsV2 }) => {
      const tags = new Map<string, string>();
      const query = { Bucket: this.#bucket, Prefix: `${this.#prefix}${prefix}/` };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, query))
        for (const { Key = '', ETag = '' } of Contents) tags.set(Key.slice(this.#prefix.length), ETag);
      return tags;
    });
  }

  #object(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  /** Throws StoreUnavailable when the bucket can't be used. */
  async #ask<T>(work: (client: S3Client, sdk: Sdk) => Promise<T>): Promise<T> {
    try {
      // Silences the client's warning about Node 20 at each command: its version is pinned (docs/decisions/0099).
      process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
      const sdk = await import('@aws-sdk/client-s3');
      this.#client ??= new sdk.S3Client(clientOptions());
      return await work(this.#client, sdk);
    } catch (error) {
      throw s3Fault(error, this.address(''));
    }
  }
}

/** The tag of an object that was put in one piece. */
const plainTag = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

/** Makes a rejection handler that returns undefined for the named errors of the bucket and throws all others. */
const answering =
  (...codes: string[]) =>
  (error: unknown): undefined => {
    if (!(error instanceof StoreUnavailable && codes.includes(error.code))) throw error;
  };

const clientOptions = (): S3ClientConfig => ({
  // Self-hosted stores usually have one host name for all buckets.
  forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL),
  // Milliseconds of each attempt; the client makes three.
  requestHandler: { connectionTimeout: 5_000, socketTimeout: 10_000 },
});

interface S3Error extends Error {
  /** The code of a system error, such as ECONNREFUSED. */
  code?: string;
  /** Set where the bucket has answered. */
  $metadata?: { httpStatusCode?: number };
}

/** The sentence for an error of the S3 client about `address`; any other error as it is. */
function s3Fault(thrown: unknown, address: string): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const { name, code, $metadata, message }: S3Error = thrown;
  // Some servers answer 412 without a body, and so without a name.
  if ($metadata?.httpStatusCode === 412)
    return new StoreUnavailable(`${address} has changed meanwhile.`, 'PreconditionFailed');
  const isOfClient = ['CredentialsProviderError', 'TimeoutError'].includes(name) || /^Region /.test(message);
  if ($metadata?.httpStatusCode === undefined && code === undefined && !isOfClient) return thrown;
  return new StoreUnavailable(
    `${address} can't be used (${code ?? name}): check RELEASE_STORE, AWS_REGION, AWS_ENDPOINT_URL_S3, the credentials and their rights, and the network.`,
    code ?? name,
  );
}
