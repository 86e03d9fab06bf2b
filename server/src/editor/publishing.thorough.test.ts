import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/composedSite.ts';
import { asmita, publishingRoot } from '../testing/publishingRoot.ts';
import type { Person } from './access.ts';
import { findCollections } from './collections.ts';
import { ContentFiles } from './contentFiles.ts';
import { Publishing } from './publishing.ts';

const server = resolve(import.meta.dirname, '../..');
const bina: Person = { name: 'Bina', email: 'bina@office.example', mayPublish: true };

/** Counts steps, and kills the editor at step number STOP_AT, with STOP="the machine" the step's own process too. */
const step = `#!/bin/sh
echo "$1" >> "$STEPS"
[ "$(grep -c . "$STEPS")" = "$STOP_AT" ] || exit 0
kill -9 "$2"
[ "$STOP" != "the machine" ] || kill -9 "$3"`;
const git = `#!/bin/sh
case "$1" in add|commit|reset|restore) "$STEP" "git $1" "$PPID" "$$";; esac
exec ${execFileSync('which', ['git'], { encoding: 'utf8' }).trim()} "$@"`;
const editor = `import { findCollections } from '${import.meta.dirname}/collections.ts';
import { ContentFiles } from '${import.meta.dirname}/contentFiles.ts';
import { Publishing } from '${import.meta.dirname}/publishing.ts';
const [root, commit] = process.argv.slice(1);
const desk = new Publishing(new ContentFiles(root, await findCollections(root)), root + '/var');
const bina = ${JSON.stringify(bina)};
await (commit ? desk.undo(bina, commit) : desk.publish(bina, 'Asmita is Founder'));
await desk.ended;
if (desk.refusal) throw new Error(desk.refusal);`;

async function programs() {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries({ step, git })) {
    await writeFile(join(folder, name), text);
    await chmod(join(folder, name), 0o755);
  }
  return { PATH: `${folder}:${process.env.PATH}`, STEP: join(folder, 'step'), STEPS: join(folder, 'steps') };
}

/** Publishes, or undoes `commit`, in a process that is killed at step number `at`. Resolves with that step's name, if it was reached. */
async function killedAt(at: number, stop: string, root: string, commit = ''): Promise<string | undefined> {
  const env = { ...process.env, ...(await programs()), STOP_AT: String(at), STOP: stop };
  const args = ['--import', 'tsx/esm', '--input-type=module', '--eval', editor, root, commit];
  const child = spawn(process.execPath, args, { cwd: server, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  const steps = (await readFile(env.STEPS, 'utf8')).trim().split('\n');
  expect(code).toBe(steps.length < at ? 0 : null);
  return steps[at - 1];
}

/** The state of the repository once a restarted editor has finished: what is live, the saved role, and the commits. */
async function afterRestart(root: string) {
  const content = new ContentFiles(root, await findCollections(root));
  const desk = new Publishing(content, join(root, 'var'));
  // A killed git leaves its lock.
  await writeFile(join(root, 'var/editor/git-index.lock'), '');
  await desk.resume();
  await desk.ended;
  expect(desk.refusal).toBe('');
  const run = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const published = await readFile(join(root, 'var/live.json'), 'utf8').catch(
    () => '{"live":{"shell":"v1"}}',
  );
  return {
    isFormer: JSON.parse(published).live.shell === 'v1',
    role: JSON.parse(await readFile(join(root, asmita), 'utf8')).role as string,
    saved: (await desk.changes()).map(({ file }) => file),
    commits: run('log', '--format=%s').split('\n'),
    usual: run('status', '--porcelain'),
  };
}

it.each(['the editor', 'the machine'])(
  'a publication or its undoing is done completely or not at all when %s is killed',
  async (stop) => {
    const saved = await publishingRoot();
    const content = new ContentFiles(saved, await findCollections(saved));
    await content.save(asmita, { ...(await content.read(asmita)), role: 'Founder' });
    const desk = new Publishing(content, join(saved, 'var'));
    await desk.startPreview(bina);
    await desk.ended;
    const before = {
      isFormer: true,
      role: 'Founder',
      saved: [asmita],
      commits: ['All'],
      usual: `M ${asmita}`,
    };
    const after = {
      isFormer: false,
      role: 'Founder',
      saved: [],
      commits: ['Asmita is Founder', 'All'],
      usual: '',
    };

    const everyStep = async (from: string, commit: string, states: object[]) => {
      for (let at = 1; ; at += 1) {
        const root = join(temporaryFolder(), 'root');
        await mkdir(root);
        await cp(from, root, { recursive: true, verbatimSymlinks: true });
        const reached = await killedAt(at, stop, root, commit);
        // A publication is left undone only if it is killed before its journal is written.
        expect(states[reached?.endsWith('releases.ts') ? 0 : 1], `killed at ${reached}`).toEqual(
          await afterRestart(root),
        );
        if (reached === undefined) return root;
      }
    };
    const published = await everyStep(saved, '', [before, after]);
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: published, encoding: 'utf8' }).trim();
    await everyStep(published, commit, [
      after,
      {
        isFormer: true,
        role: 'CEO and Founder',
        saved: [],
        commits: ['Undoes “Asmita is Founder”', ...after.commits],
        usual: '',
      },
    ]);
  },
);
