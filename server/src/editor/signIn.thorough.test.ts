import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/composedSite.ts';
import { freePort } from '../testing/freePort.ts';
import { installedProgram } from '../testing/installedProgram.ts';
import { officeClone } from '../testing/officeClone.ts';
import { buildEditor } from './editorApp.ts';

const nginx = installedProgram('nginx', ['/usr/sbin/nginx', '/usr/bin/nginx']);
const openssl = installedProgram('openssl', ['/usr/bin/openssl']);
const guide = resolve(import.meta.dirname, '../../../docs/editing.md');
const origin = 'https://edit.example.org';

/** Starts the editor behind nginx, as docs/editing.md says, and returns a function that sends requests with a name and password. */
async function behindNginx() {
  const access = { kind: 'signIn', origin, publishers: ['bina@example.org'] } as const;
  const root = await officeClone();
  const app = await buildEditor({ root, siteRoot: join(root, 'var'), env: {}, access });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });

  const folder = temporaryFolder();
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const certificate =
    'req -x509 -newkey rsa:2048 -nodes -subj /CN=edit.example.org -keyout key -out certificate';
  openssl(...certificate.split(' '));
  const people = ['asha', 'bina'].map(
    (name) => `${name}@example.org:${openssl('passwd', '-apr1', `of ${name}`)}`,
  );
  await writeFile(join(folder, 'people'), people.join(''));
  const port = await freePort();
  const [, documented = ''] = /```nginx\n(server [^`]+)```/.exec(await readFile(guide, 'utf8')) ?? [];
  const server = documented
    .replace('443 ssl', `127.0.0.1:${port} ssl`)
    .replace(/\/etc\/letsencrypt\S+fullchain.pem/, `${folder}/certificate`)
    .replace(/\/etc\/letsencrypt\S+privkey.pem/, `${folder}/key`)
    .replace('/etc/nginx/editor-passwords', `${folder}/people`)
    .replace('http://127.0.0.1:4200', app.listeningOrigin);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const config = `daemon off; pid ${folder}/pid; error_log ${folder}/log; events {} http { access_log off; ${paths.join(' ')} ${server} }`;
  await writeFile(join(folder, 'nginx.conf'), process.getuid?.() === 0 ? `user root; ${config}` : config);
  const child = spawn(nginx ?? '', ['-e', join(folder, 'log'), '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    child.kill('SIGQUIT');
    await once(child, 'exit');
  });
  const agent = new Agent({ rejectUnauthorized: false });
  const ask = (auth: string, url: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<{ status: number | undefined; body: string }>((answer, reject) => {
      const method = body ? 'POST' : 'GET';
      const sent = { host: 'edit.example.org', ...headers };
      request({ agent, port, host: '127.0.0.1', path: url, auth, method, headers: sent })
        .on('response', async (response) =>
          answer({ status: response.statusCode, body: await text(response) }),
        )
        .on('error', reject)
        .end(body);
    });
  const isUp = () =>
    ask('', '/').then(
      () => true,
      () => false,
    );
  while (!(await isUp())) await sleep(50);
  return ask;
}

it.skipIf(!nginx || !openssl)(
  'the editor behind the documented nginx knows each person by the password',
  async () => {
    const ask = await behindNginx();
    expect(await ask('', '/')).toMatchObject({ status: 401 });
    expect(await ask('bina@example.org:guessed', '/')).toMatchObject({ status: 401 });
    const bina = await ask('bina@example.org:of bina', '/');
    expect(bina.body).toContain('At the desk: bina@example.org (publisher)');
    // nginx replaces the headers that a browser forges.
    const forged = { 'X-Forwarded-Email': 'bina@example.org', 'X-Forwarded-Preferred-Username': 'Bina' };
    const asha = await ask('asha@example.org:of asha', '/', forged);
    expect(asha.body).toContain('At the desk: asha@example.org (writer)');

    const call = (from: string, action: string, params: object) => {
      const headers = { origin: from, 'content-type': 'application/json' };
      const body = JSON.stringify({ action, params });
      return ask('asha@example.org:of asha', '/content/calls?tab=one', headers, body);
    };
    const entry = { path: 'shell/src/content/staff/asmita.json' };
    expect(await call(origin, 'getEntry', entry)).toMatchObject({ status: 200 });
    expect(await call('https://evil.example', 'getEntry', entry)).toMatchObject({ status: 403 });
    const content = Buffer.alloc(25_000_000).toString('base64');
    const large = await call(origin, 'persistMedia', {
      asset: { path: 'shell/src/content/photos/a.jpg', content },
    });
    expect(large.body).toContain('The photo a.jpg has 25 MB');
  },
);
