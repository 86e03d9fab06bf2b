/** `pnpm run edit`: the office changes the site's content in the browser. */
import { execFileSync, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { commandLine, runCommandLine } from '@sayapatri/hosting/commandLine';
import { UsageError, UserError } from '@sayapatri/hosting/userError';
import { endGracefully } from '../endGracefully.ts';
import { listenError } from '../http/listenError.ts';
import type { Access } from './access.ts';
import { buildEditor } from './editorApp.ts';

const root = resolve(import.meta.dirname, '../../..');
const host = '127.0.0.1';

const command = commandLine(
  'pnpm run edit',
  'Opens an editor of the site’s content in the browser of this machine: prices, people, hours, texts, articles, figures. docs/editing.md says more.',
)
  .option(
    '--as <name>',
    'who is at the desk; publications carry the name (git’s user.name where it is left out)',
  )
  // The port stays the same, because browsers keep their copy of an unsaved entry by the editor's address.
  .option('--port <number>', 'the port; 0 takes any free port', '4290')
  .option('--no-open', 'shows the address and opens no browser')
  .action(async ({ as, port: wanted, open }) => {
    const port = Number(wanted);
    if (!/^\d{1,5}$/.test(wanted) || port > 65_535)
      throw new UsageError(`--port is "${wanted}": give a number from 0 to 65535.`);
    let origin: string | undefined;
    let address = '';
    const access = accessBy(process.env, as, (path) => {
      address = path;
      if (origin) console.log(`For another browser, once: ${origin}${address}`);
    });
    const app = await buildEditor({
      root,
      siteRoot: resolve(process.env.SITE_ROOT || resolve(root, 'var')),
      env: process.env,
      access,
    });
    await app.listen({ host, port }).catch((error) => {
      throw listenError(error, { host, port }, ['--port', 'host']);
    });
    endGracefully(app);
    origin = app.listeningOrigin;
    if (access.kind === 'signIn') return console.log(`The editor waits for the sign-in’s proxy at ${origin}`);
    console.log(`The editor is open, once, at ${origin}${address}`);
    if (open) openBrowser(origin + address);
  });

/** Reads from the environment whom the editor lets in. Throws a UserError where a setting is missing or wrong. */
function accessBy(
  env: NodeJS.ProcessEnv,
  as: string | undefined,
  onNewAddress: (path: string) => void,
): Access {
  const { EDIT_ORIGIN: origin, EDIT_PUBLISHERS: publishers = '' } = env;
  if (origin) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin || !origin.startsWith('https://'))
      throw new UserError(
        `EDIT_ORIGIN is "${origin}": set it to an address such as https://edit.example.org.`,
      );
    return { kind: 'signIn', origin, publishers: publishers.split(',').map((one) => one.trim()) };
  }
  const name = as?.trim() || ofGit('user.name');
  if (!name)
    throw new UserError('Nobody is named: say who is at the desk, as in `pnpm run edit --as "Asha"`.');
  return {
    kind: 'desk',
    person: { name, email: ofGit('user.email') || 'editor@localhost', mayPublish: true },
    onNewAddress,
  };
}

function ofGit(setting: string): string {
  try {
    return execFileSync('git', ['config', setting], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Opens the address in a browser, if one is found; the terminal shows the address too. */
function openBrowser(address: string): void {
  const [program, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[
    process.platform as string
  ] ?? ['xdg-open'];
  spawn(program as string, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

// The editor goes on when the window that started it is closed.
process.stdout.on('error', () => {});
const { exitCode, message } = await runCommandLine(command, process.argv.slice(2));
process.stderr.write(message);
if (exitCode !== 0) process.exitCode = exitCode;
