import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commitAll } from './commitAll.ts';
import { officeClone } from './officeClone.ts';

/** A member of staff whose role tests change. */
export const asmita = 'shell/src/content/staff/asmita.json';

/**
 * Stands in for a command of compose: a file says what is live. While there is a file `refused`, each command fails with its
 * text. Each command first runs the program STEP with the command's file, its parent's process id and its own.
 */
const command = (body: string) => `import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
if (process.env.STEP) execFileSync(process.env.STEP, [import.meta.filename, process.ppid, process.pid].map(String));
const read = (name: string) => (existsSync(name) ? JSON.parse(readFileSync(name, 'utf8')) : { live: { shell: 'v1' } });
const [name = '', version = ''] = process.argv.slice(2);
if (existsSync('var/refused')) { console.error(readFileSync('var/refused', 'utf8')); process.exit(1); }
${body}`;
const commands = {
  release: `const hash = (await import('node:crypto')).createHash('sha1').update(readFileSync('${asmita}')).digest('hex');
writeFileSync('var/preview.json', JSON.stringify({ live: { [name]: hash } }));`,
  promote: `const { live } = read('var/preview.json');
writeFileSync('var/live.json', JSON.stringify({ live }));
console.log(JSON.stringify({ releases: [{ name, version: live[name], inPlaceOf: null }] }));`,
  rollback: "writeFileSync('var/live.json', JSON.stringify({ live: { [name]: version } }));",
  releases:
    "console.log(JSON.stringify({ shell: [{ version: read('var/live.json').live.shell, state: 'live' }] }));",
};

/** A repository with the content committed, where compose's commands are stand-ins. */
export async function publishingRoot(): Promise<string> {
  const root = await officeClone();
  await mkdir(join(root, 'compose/src/cli'), { recursive: true });
  await mkdir(join(root, 'var'));
  for (const [name, body] of Object.entries(commands))
    await writeFile(join(root, `compose/src/cli/${name}.ts`), command(body));
  commitAll(root);
  return root;
}
