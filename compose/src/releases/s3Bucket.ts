/** The only file that imports the S3 client. It does so at the first call, because it loads slowly and a folder store needs none. */
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { StoreUnavailable } from './store.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

interface BucketObject {
  key: string;
  tag: string;
  at: Date;
}

/**
 * A bucket, or what stands below one prefix in it. Credentials, region and AWS_ENDPOINT_URL_S3 are read from the
 * environment by the client itself. Every method throws StoreUnavailable when the bucket can't be used.
 */
export class S3Bucket {
  readonly #bucket: string;
  readonly #prefix: string;
  #client: S3Client | undefined;

  constructor(bucket: string, prefix: string) {
    this.#bucket = bucket;
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
  }

  address(key: string): string {
    return `s3://${this.#bucket}/${this.#prefix}${key}`;
  }

  async get(key: string): Promise<{ content: Buffer; tag: string } | undefined> {
    return this.#ask(async (client, { GetObjectCommand }) => {
      const { Body, ETag = '' } = await client.send(new GetObjectCommand(this.#object(key)));
      return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
    }).catch(answering('NoSuchKey'));
  }

  /** Writes only if the object still has this tag (undefined: does not exist); returns false otherwise. */
  async put(key: string, content: Buffer | string, tag: string | undefined): Promise<boolean> {
    if (tag === undefined) return this.#putIf(key, content, { IfNoneMatch: '*' });
    if (await this.#putIf(key, content, { IfMatch: tag })) return true;
    // Ceph, and what is built on it, compares the tag without its quotes and so refuses even the current one.
    if ((await this.get(key))?.tag !== tag) return false;
    return this.#putIf(key, content, { IfMatch: tag.replaceAll('"', '') });
  }

  async #putIf(
    key: string,
    content: Buffer | string,
    condition: { IfMatch: string } | { IfNoneMatch: '*' },
  ): Promise<boolean> {
    const put = this.#ask((client, { PutObjectCommand }) =>
      client.send(new PutObjectCommand({ ...this.#object(key), Body: content, ...condition })),
    );
    const lost = ['PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey'];
    return (await put.catch(answering(...lost))) !== undefined;
  }

  /** Every object whose key begins with `prefix`, however many. */
  async list(prefix: string): Promise<BucketObject[]> {
    return this.#ask(async (client, { paginateListObjectsV2 }) => {
      const objects: BucketObject[] = [];
      const query = { Bucket: this.#bucket, Prefix: this.#prefix + prefix };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, query)) {
        for (const { Key = '', ETag = '', LastModified = new Date() } of Contents)
          objects.push({ key: Key.slice(this.#prefix.length), tag: ETag, at: LastModified });
      }
      return objects;
    });
  }

  async delete(key: string): Promise<void> {
    await this.#ask((client, { DeleteObjectCommand }) =>
      client.send(new DeleteObjectCommand(this.#object(key))),
    );
  }

  #object(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

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
  const hint =
    'check RELEASE_STORE, AWS_REGION, AWS_ENDPOINT_URL_S3, the credentials and their rights, and the network.';
  return new StoreUnavailable(`${address} can't be used (${code ?? name}): ${hint}`, code ?? name);
}
