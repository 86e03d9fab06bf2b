/** Two machines that share a store. */
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { openSite, type Site } from '../releases/openSite.ts';
import type { S3Server } from './cephServer.ts';

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
