/**
 * The S3 service of Ceph on this machine. It has one monitor, one disk in memory and one gateway, in processes that need no
 * rights of the machine.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from 'server/testing/freePort';
import { vi } from 'vitest';

export interface S3Server {
  /** Environment variables by which a process reaches the bucket `releases`. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** Why this machine can't run Ceph; undefined where all its programs are installed. */
export const cephIsMissing = ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw'].every((program) =>
  existsSync(`/usr/bin/${program}`),
)
  ? undefined
  : 'left out, as Ceph is not installed (apt-get install --no-install-recommends radosgw ceph-mon ceph-osd)';

const run = promisify(execFile);
const id = '11111111-1111-1111-1111-111111111111';
const env = { AWS_ACCESS_KEY_ID: 'owner', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'us-east-1' };

/** Starts Ceph with one bucket, named `releases`. Takes about 5 s. */
export async function startCephServer(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ceph-'));
  const started: ChildProcess[] = [];
  const close = async () => {
    for (const child of started) if (child.kill('SIGKILL')) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const endpoint = await startCluster(folder, started);
    const credentials = { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY };
    const client = new S3Client({ endpoint, region: env.AWS_REGION, credentials, forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: 'releases' }));
    return { env: { ...env, AWS_ENDPOINT_URL_S3: endpoint }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Keeps everything in `folder`, and adds each process to `started`. Returns the gateway's address when it answers. */
async function startCluster(folder: string, started: ChildProcess[]): Promise<string> {
  const at = (name: string) => path.join(folder, name);
  const ask = (program: string, ...args: string[]) => run(program, ['-c', at('ceph.conf'), ...args]);
  const start = (program: string, ...args: string[]) =>
    started.push(spawn(program, ['-c', at('ceph.conf'), '-f', ...args], { stdio: 'ignore' }));
  const [monitor, gateway] = [await freePort(), await freePort()];
  for (const name of ['monitor', 'disk', 'gateway']) await mkdir(at(name));
  await writeFile(at('ceph.conf'), configuration(folder, monitor, gateway));
  const caps = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'];
  const create = ['--create-keyring'];
  for (const name of ['mon.', 'osd.0', 'client.admin', 'client.gateway'])
    await run('ceph-authtool', [at('keyring'), ...create.splice(0), '--gen-key', '-n', name, ...caps]);
  const address = `[v2:127.0.0.1:${monitor}]`;
  await run('monmaptool', ['--create', '--fsid', id, '--addv', 'a', address, at('monmap')]);
  await ask('ceph-mon', '-i', 'a', '--mkfs', '--monmap', at('monmap'), '--keyring', at('keyring'));
  start('ceph-mon', '-i', 'a');
  await ask('ceph', 'osd', 'new', id);
  await ask('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', id);
  start('ceph-osd', '-i', '0');
  start('radosgw', '-n', 'client.gateway');
  const endpoint = `http://127.0.0.1:${gateway}`;
  await vi.waitFor(() => fetch(endpoint), { timeout: 60_000, interval: 100 });
  const keys = ['--access-key', env.AWS_ACCESS_KEY_ID, '--secret', env.AWS_SECRET_ACCESS_KEY];
  const user = ['user', 'create', '--uid', 'owner', '--display-name', 'owner', ...keys];
  await ask('radosgw-admin', '-n', 'client.gateway', ...user);
  return endpoint;
}

const configuration = (folder: string, monitor: number, gateway: number) => `[global]
fsid = ${id}
mon host = [v2:127.0.0.1:${monitor}]
public addr = 127.0.0.1
ms bind msgr1 = false
keyring = ${folder}/keyring
run dir = ${folder}
admin socket =
log file = ${folder}/$name.log
mon cluster log file = ${folder}/cluster.log
crash dir = ${folder}
mon data = ${folder}/monitor
osd data = ${folder}/disk
osd objectstore = memstore
osd pool default size = 1
osd pool default pg num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
paxos propose interval = 0.05
rgw data = ${folder}/gateway
rgw frontends = beast endpoint=127.0.0.1:${gateway}
`;
