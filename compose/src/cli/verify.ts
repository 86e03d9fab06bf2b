import { verify } from '../commands/verify.ts';
import { UserError } from '../userError.ts';
import { command, environmentOption, run } from './command.ts';
import { printWait } from './progress.ts';
import { printJson } from './report.ts';
import { siteToCompose } from './siteNamed.ts';

await run(
  command(
    'verify',
    'Compares the live site, file by file, with what its releases make. Ends with 1 where something differs.',
  )
    .option(...environmentOption)
    .option('--repair', 'puts right what differs, and ends with 0')
    .option('--json', 'as JSON: { files, faults: { missing, different, surplus } }')
    .action(async ({ env, repair = false, json }) => {
      const options = { repair, onWait: json ? undefined : printWait };
      const { files, faults } = await verify(await siteToCompose(env), options);
      const all = Object.entries(faults).flatMap(([kind, named]) =>
        named.map((file: string) => `${kind}: ${file}`),
      );
      if (json) printJson({ files, faults });
      else for (const line of all) console.log(`  ${line}`);
      if (all.length > 0 && !repair)
        throw new UserError(
          `${all.length} files of the live site are not as released: run \`pnpm verify --repair\`.`,
        );
      if (!json)
        console.log(
          `${files} files are as released${repair && all.length > 0 ? `, ${all.length} after repairing` : ''}.`,
        );
    }),
);
