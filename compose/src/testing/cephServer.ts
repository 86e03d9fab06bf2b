/** The S3 service of Ceph on this machine: a real one, where s3Server.ts is an imitation. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { startCephCluster } from './cephCluster.ts';
import { type KeySet, keySets, policyOf } from './policies.ts';
import type { S3Server } from './s3Server.ts';

/** Why this machine can't run it; undefined where all its programs are installed. */
export const cephIsMissing = ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin'].every(isInstalled)
  ? undefined
  : 'left out, as Ceph is not installed (apt-get install --no-install-recommends radosgw ceph-mon ceph-osd)';

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, program));
      return true;
    } catch {
      return false;
    }
  });
}

const region = 'us-east-1';
const secret = 'secret';

/** Starts it with one bucket, named `releases`, and users whose access keys are their names. Takes about 5 s. */
export async function startCephServer(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ceph-'));
  const started: ChildProcess[] = [];
  const close = async () => {
    for (const child of started) {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const endpoint = await startCephCluster(folder, started, { users: ['owner', ...keySets], secret });
    const credentials = { accessKeyId: 'owner', secretAccessKey: secret };
    const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: 'releases' }));
    const grant = async (place: string) => {
      const Policy = JSON.stringify({ Version: '2012-10-17', Statement: keySets.flatMap(grantsIn(place)) });
      await client.send(new PutBucketPolicyCommand({ Bucket: 'releases', Policy }));
    };
    const env = { AWS_ACCESS_KEY_ID: 'owner', AWS_SECRET_ACCESS_KEY: secret, AWS_REGION: region };
    return { env: { ...env, AWS_ENDPOINT_URL_S3: endpoint }, filesPerListing: 1_000, grant, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const grantsIn = (place: string) => (keys: KeySet) =>
  policyOf(keys, place).map((statement) => ({
    ...statement,
    Sid: `${keys}${statement.Sid}`,
    Principal: { AWS: [`arn:aws:iam:::user/${keys}`] },
  }));
