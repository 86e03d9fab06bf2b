import { stat } from 'node:fs/promises';
import path from 'node:path';
import { packKit } from '../kit/packKit.ts';
import { projectRoot } from '../paths.ts';
import { command, runFrom } from './command.ts';

export default await runFrom(
  import.meta.filename,
  command(
    'pack:kit',
    'Makes the tarballs by which a team makes, checks and releases a remote in a repository of its own.',
  )
    .argument('[folder]', 'where the tarballs go; var/kit by default')
    .action(async (folder = path.join(projectRoot, 'var/kit')) => {
      for (const file of await packKit(folder))
        console.log(`${file}  ${Math.ceil((await stat(file)).size / 1024)} kB`);
    }),
);
