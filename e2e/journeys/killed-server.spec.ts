import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storedEnquiries } from '../storedEnquiries.ts';
import { expect, test } from '../test.ts';

const server = path.resolve(import.meta.dirname, '../../server');

/** Starts a server of its own on a free port; resolves with its process and address. */
async function startServer(dataDir: string): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: server,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { process: child, url: String(line).match(/http:\S+/)?.[0] ?? '' };
}

test('an enquiry that was thanked for survives a killed server', async ({ request }) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'killed-'));
  const enquiry = {
    name: 'A Student',
    email: 'kept@mail.example',
    phone: '',
    message: 'Please call me.',
    timestamp: new Date().toISOString(),
  };
  const first = await startServer(dataDir);
  const reply = await request.post(`${first.url}/api`, { data: enquiry });
  expect(reply.status()).toBe(200);
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');

  const second = await startServer(dataDir);
  expect((await request.get(second.url)).status()).toBe(200);
  expect((await request.post(`${second.url}/api`, { data: enquiry })).status()).toBe(200);
  expect(storedEnquiries(dataDir)).toHaveLength(1);
  second.process.kill('SIGTERM');
  await once(second.process, 'exit');
});
