/** `remote-kit release …`: the commands of `pnpm …`, which a repository of remotes has as scripts of its package.json. */
import { UserError } from '@sayapatri/contract/userError';
import type { AnyCommand } from 'server/commandLine';
import { run } from './command.ts';

const commands: Record<string, () => Promise<{ default: AnyCommand }>> = {
  'new-remote': () => import('./newRemote.ts'),
  'new-key': () => import('./newKey.ts'),
  release: () => import('./release.ts'),
  promote: () => import('./promote.ts'),
  rollback: () => import('./rollback.ts'),
  releases: () => import('./releases.ts'),
  retire: () => import('./retire.ts'),
  compose: () => import('./compose.ts'),
  verify: () => import('./verify.ts'),
};

/** Without a store, a command would look for the site's shell in this repository. */
function requireStore(): void {
  if (!process.env.RELEASE_STORE && !process.env.SITE_ROOT)
    throw new UserError(
      'No store is named: let RELEASE_STORE name the site’s store, such as s3://bucket, or SITE_ROOT its folder.',
    );
}

const [name = ''] = process.argv.splice(2, 1);
const load = commands[name];
if (load === undefined) {
  console.error(`"${name}" is no command: name one of ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 2;
} else {
  const { default: command } = await load();
  await run(name.startsWith('new-') ? command : command.hook('preAction', requireStore));
}
