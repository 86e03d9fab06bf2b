/** nginx with the documented configuration, for the journeys. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'server/testing/freePort';
import { installedProgram } from 'server/testing/installedProgram';

const documented = path.resolve(import.meta.dirname, '../server/nginx.conf');
const installed = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];
const modules = '/etc/nginx/modules-enabled';

/** Whether nginx can send the brotli variants. */
export const hasBrotli = (): boolean =>
  existsSync(modules) && readdirSync(modules).some((file) => file.includes('brotli-static'));

/** The path of nginx, looked for as `installedProgram` says. */
export const nginxProgram = () => installedProgram('nginx', installed);

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts `program` on a free port with the documented configuration, its site at `root` and its enquiries at the
 * addresses `enquiries` (host and port). What needs the brotli module is removed where there is none; with `tls`, the paths of
 * a certificate and its key, nginx speaks HTTP/2. `withPolicy` false leaves out the site's content security policy, for
 * other sites.
 */
export async function startNginx(
  program: string,
  {
    root,
    enquiries,
    tls,
    withPolicy = true,
  }: {
    root: string;
    enquiries: string | string[];
    tls?: { certificate: string; key: string };
    withPolicy?: boolean;
  },
): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const values: [documented: string, here: string][] = [
    ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
    ['pid /run/nginx.pid;', `pid ${folder}/pid;`],
    ['http {', `http { ${temporary}`],
    [
      'server 127.0.0.1:4173;',
      [enquiries]
        .flat()
        .map((address) => `server ${address};`)
        .join(' '),
    ],
    [
      'listen 80;',
      tls
        ? `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};`
        : `listen 127.0.0.1:${port};`,
    ],
    ['root /srv/site/current;', `root ${root};`],
    ...(hasBrotli() ? [] : ([['brotli_static on;', '']] as [string, string][])),
  ];
  let configuration = readFileSync(documented, 'utf8');
  for (const [from, to] of values) {
    if (configuration.split(from).length !== 2) throw new Error(`nginx.conf has not one "${from}".`);
    configuration = configuration.replace(from, () => to);
  }
  if (!withPolicy) configuration = configuration.replace(/add_header Content-Security-Policy .* always;/, '');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  const child = spawn(program, ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (text) => {
    errorOutput += text;
  });
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${errorOutput}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
  return { url, stop };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
