import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePaths } from 'compose/paths';
import { startServer } from '../startServer.ts';
import { storedEnquiries } from '../storedEnquiries.ts';
import { expect, test } from '../test.ts';

test('an enquiry that was acknowledged survives a killed server', async ({ request }) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'killed-'));
  const enquiry = {
    name: 'A Student',
    email: 'kept@mail.example',
    phone: '',
    message: 'Please call me.',
    timestamp: new Date().toISOString(),
  };
  const env = { SITE_DIR: sitePaths().current, DATA_DIR: dataDir };
  const first = await startServer(env);
  const reply = await request.post(`${first.url}/api`, { data: enquiry });
  expect(reply.status()).toBe(200);
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');

  const second = await startServer(env);
  expect((await request.get(second.url)).status()).toBe(200);
  expect((await request.post(`${second.url}/api`, { data: enquiry })).status()).toBe(200);
  expect(storedEnquiries(dataDir)).toHaveLength(1);
  second.process.kill('SIGTERM');
  await once(second.process, 'exit');
});
