#!/usr/bin/env node
/** `remote-kit`: the commands of `pnpm …` for remotes in a repository of their own. */
import type { AnyCommand } from '@sayapatri/hosting/commandLine';
import { UsageError } from '@sayapatri/hosting/userError';
import { command, run } from '../cli/command.ts';
import { nodeFault } from './nodeFault.ts';

const commands: Record<string, () => Promise<{ default: AnyCommand }>> = {
  dev: () => import('../cli/dev.ts'),
  build: () => import('./build.ts'),
  check: () => import('./check.ts'),
  release: () => import('../cli/release.ts'),
  promote: () => import('../cli/promote.ts'),
  rollback: () => import('../cli/rollback.ts'),
  releases: () => import('../cli/releases.ts'),
  'new-key': () => import('../cli/newKey.ts'),
};

const [name = ''] = process.argv.slice(2);
const chosen = Object.hasOwn(commands, name) ? commands[name] : undefined;
const oldNode = nodeFault();
if (oldNode !== undefined) {
  console.error(oldNode);
  process.exitCode = 3;
} else if (chosen) {
  process.argv.splice(2, 1);
  await run((await chosen()).default);
} else {
  const list = Object.keys(commands).join(', ');
  await run(
    command('<command>', `Remotes in a repository of their own. Its commands, each with --help: ${list}.`)
      .usage('[options]')
      .argument('[command]')
      .action((wanted) => {
        throw new UsageError(
          wanted === undefined
            ? `No command is named: name one of ${list}.`
            : `"${wanted}" is no command: name one of ${list}.`,
        );
      }),
  );
}
