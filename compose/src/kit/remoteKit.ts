import { EnvironmentError } from '@sayapatri/contract/userError';
/** `remote-kit release …`: the commands of `pnpm …`, which a repository of remotes has as scripts of its package.json. */
import type { AnyCommand } from 'server/commandLine';
import { run } from '../cli/command.ts';

const commands: Record<string, () => Promise<{ default: AnyCommand }>> = {
  'new-remote': () => import('../cli/newRemote.ts'),
  'new-key': () => import('../cli/newKey.ts'),
  release: () => import('../cli/release.ts'),
  promote: () => import('../cli/promote.ts'),
  rollback: () => import('../cli/rollback.ts'),
  releases: () => import('../cli/releases.ts'),
  retire: () => import('../cli/retire.ts'),
  compose: () => import('../cli/compose.ts'),
  verify: () => import('../cli/verify.ts'),
};

/** Without a store, a command would look for the site's shell in this repository. */
function requireStore(): void {
  if (!process.env.RELEASE_STORE && !process.env.SITE_ROOT)
    throw new EnvironmentError(
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
