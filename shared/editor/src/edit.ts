/** `pnpm run edit`: Decap's editor over the content of this working tree, or its files for a web server. */
import { spawn } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import fastifyStatic from '@fastify/static';
import { UserError } from '@sayapatri/contract/userError';
import fastify from 'fastify';
import { commandLine, InvalidArgumentError, runCommandLine } from 'server/commandLine';
import { contentPackages } from './collections.ts';
import { decapConfig } from './decapConfig.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const page = path.resolve(import.meta.dirname, '../page');
const { resolve } = createRequire(import.meta.url);
const bundle = path.dirname(resolve('decap-cms'));
const host = '127.0.0.1';

const command = commandLine(
  'pnpm run edit',
  'Serves an editor of the site’s content to the browser of this machine. docs/editing.md says more.',
)
  .option('--port <number>', 'the page’s port; decap-server listens on the next one', '4290')
  .option(
    '--write <folder>',
    'writes the page for a web server instead, with the backend that --backend says',
  )
  .option('--backend <json>', 'Decap’s backend, such as {"name": "github", "repo": "owner/name"}', backendOf)
  .action(async ({ port, write, backend }) => {
    if (write === undefined) return servePage(Number(port));
    if (backend === undefined)
      throw new UserError('--write needs --backend, which says where texts are saved.');
    return writePage(path.resolve(write), backend);
  });

const configFor = async (backend: Record<string, unknown>) =>
  decapConfig(root, await contentPackages(root), backend);

function backendOf(json: string): Record<string, unknown> {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(json)));
  } catch {
    throw new InvalidArgumentError('It is no JSON object.');
  }
}

async function writePage(folder: string, backend: Record<string, unknown>): Promise<void> {
  const config = await configFor(backend);
  await cp(bundle, folder, { recursive: true, filter: (file) => !file.endsWith('.map') });
  await cp(page, folder, { recursive: true });
  await writeFile(path.join(folder, 'config.json'), JSON.stringify(config));
  console.log(`The editor is in ${folder}`);
}

async function servePage(port: number): Promise<void> {
  const address = `http://${host}:${port}`;
  const config = await configFor({ name: 'proxy', proxy_url: `http://${host}:${port + 1}/api/v1` });
  const app = fastify();
  app.register(fastifyStatic, { root: [page, bundle] });
  app.get('/config.json', () => config);
  await app.listen({ host, port }).catch(({ message }) => {
    throw new UserError(`The port that --port names can’t be used (${message}).`);
  });
  const env = { GIT_REPO_DIRECTORY: root, BIND_HOST: host, PORT: String(port + 1), ORIGIN: address };
  const server = spawn(process.execPath, [resolve('decap-server')], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.once('exit', (code) => process.exit(code ?? 0));
  process.once('SIGTERM', () => server.kill());
  createInterface(server.stdout).on('line', (line) => {
    if (line.includes('listening')) console.log(`The editor is at ${address}`);
  });
}

const { exitCode, message } = await runCommandLine(command, process.argv.slice(2));
process.stderr.write(message);
if (exitCode !== 0) process.exitCode = exitCode;
