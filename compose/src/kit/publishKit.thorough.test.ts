/** The script that publishes the kit, against a registry of npm's protocol. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../paths.ts';

const run = promisify(execFile);
const script = path.join(projectRoot, '.ci/publish-kit');

/** The names and integrities of the versions 1.0.0 that the registry has. */
let published: Record<string, string>;
let received: string[];
const registry = createServer((request, response) => {
  const name = decodeURIComponent(request.url?.slice(1) ?? '');
  if (request.method === 'PUT') received.push(name);
  const integrity = published[name];
  const versions = { '1.0.0': { name, version: '1.0.0', dist: { integrity } } };
  response.setHeader('content-type', 'application/json');
  response.statusCode = request.method === 'GET' && !integrity ? 404 : 200;
  response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions }));
});

let folder: string;
const integrity: Record<string, string> = {};
beforeAll(async () => {
  registry.listen(0, '127.0.0.1');
  folder = await mkdtemp(path.join(os.tmpdir(), 'kit-'));
  for (const name of ['contract', 'facts']) {
    const source = path.join(folder, name);
    await mkdir(source);
    const json = { name: `@sayapatri/${name}`, version: '1.0.0' };
    await writeFile(path.join(source, 'package.json'), JSON.stringify(json));
    await run('npm', ['pack', '--pack-destination', folder], { cwd: source });
    const tarball = await readFile(path.join(folder, `sayapatri-${name}-1.0.0.tgz`));
    integrity[json.name] = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  }
});
afterAll(() => registry.close());
beforeEach(() => {
  published = {};
  received = [];
});

const publish = () => {
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  return run(script, [folder], { env: { ...process.env, KIT_REGISTRY: address, KIT_TOKEN: 'token' } });
};

test('the script publishes packages that the registry lacks, and leaves those that it has', async () => {
  published = { '@sayapatri/contract': integrity['@sayapatri/contract'] ?? '' };
  expect((await publish()).stdout).toContain('@sayapatri/contract@1.0.0 is there already.');
  expect(received).toEqual(['@sayapatri/facts']);
});

test('the script publishes nothing where a published version has other contents', async () => {
  published = { '@sayapatri/facts': 'sha512-other' };
  await expect(publish()).rejects.toThrow(
    'Published with other contents: @sayapatri/facts@1.0.0. Raise their versions, and say in docs/CHANGELOG.md what changes.',
  );
  expect(received).toEqual([]);
});
