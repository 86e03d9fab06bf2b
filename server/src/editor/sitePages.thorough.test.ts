import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/composedSite.ts';

const server = resolve(import.meta.dirname, '../..');
const start = `import fastify from 'fastify';
import { addSitePages } from '${import.meta.dirname}/sitePages.ts';
const app = fastify();
addSitePages(app, process.argv[1]);
console.log((await app.inject('/content/site')).body);
await app.listen();`;
/** Stands in for the development servers. */
const dev = `import { createServer } from 'node:http';
const site = createServer((_request, response) => response.end('The page')).listen(0, () =>
  console.log('The site is at http://localhost:' + site.address().port),
);`;

it('ends the development server when the editor is killed, so that the next start can use its port', async () => {
  const root = temporaryFolder();
  await mkdir(join(root, 'compose/src/cli'), { recursive: true });
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  await writeFile(join(root, 'compose/src/cli/dev.ts'), dev);
  await symlink(join(server, 'node_modules'), join(root, 'node_modules'));
  const args = ['--import', 'tsx/esm', '--input-type=module', '--eval', start, root];
  const editor = spawn(process.execPath, args, { cwd: server, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    editor.kill('SIGKILL');
  });
  const [said] = await once(editor.stdout, 'data');
  const { url } = JSON.parse(String(said));
  expect(await (await fetch(url)).text()).toBe('The page');
  editor.kill('SIGKILL');
  const isThere = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (await isThere()) await sleep(50);
});
