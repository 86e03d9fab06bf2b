/** Two machines that share a store. */
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import type { Environment } from '../environments.ts';
import { openSite, type Site } from '../store/openSite.ts';
import { S3Bucket } from '../store/s3Bucket.ts';
import type { KeySet } from './policies.ts';
import type { S3Server } from './s3Server.ts';

const freshFolder = () => mkdtemp(path.join(os.tmpdir(), 'machine-'));

/** Two commands that share one folder. */
export async function sharingFolder(): Promise<[Site, Site]> {
  const root = await freshFolder();
  return [openSite(root), openSite(root)];
}

/** Two machines, each with its own folder, that share a place in a bucket, which RELEASE_STORE names until the test ends. */
export async function sharingBucket({ env }: S3Server): Promise<[Site, Site]> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.stubEnv('RELEASE_STORE', `s3://releases/${randomUUID()}`);
  return [openSite(await freshFolder()), openSite(await freshFolder())];
}

/**
 * A place in a bucket where each environment's keys have the rights of their policies. Returns a function that opens a
 * site there on a new machine, with these keys or the owner's.
 */
export async function bucketWithPolicies(server: S3Server) {
  const place = `releases/${randomUUID()}`;
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
  vi.stubEnv('RELEASE_STORE', `s3://${place}`);
  await server.grant(place);
  return async (environment: Environment, keys?: KeySet): Promise<Site> => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', keys ?? server.env.AWS_ACCESS_KEY_ID);
    const site = openSite(await freshFolder(), environment);
    // The client reads the environment's variables at its first call.
    await site.store.read('live.json');
    return site;
  };
}

/** The place in the bucket that the environment names, with the keys that it names. */
export function namedBucket(): S3Bucket {
  const [, , bucket = '', prefix = ''] = process.env.RELEASE_STORE?.split('/') ?? [];
  return new S3Bucket(bucket, prefix);
}

/** Overwrites an object, as somebody with the owner's keys can. */
export async function putOver(bucket: S3Bucket, key: string, content: Buffer | string): Promise<void> {
  await bucket.put(key, content, (await bucket.get(key))?.tag);
}
