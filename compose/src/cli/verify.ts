import { verify } from '../commands/verify.ts';
import { UserError } from '../userError.ts';
import { command, environmentOption, run } from './command.ts';
import { printUnsigned, printWait } from './progress.ts';
import { siteNamed } from './siteNamed.ts';

await run(
  command(
    'verify',
    'Compares the live site, file by file, with what its releases make. Ends with 1 where something differs.',
  )
    .option(...environmentOption)
    .option('--repair', 'puts right what differs, and ends with 0')
    .option('--json', 'as JSON: { files, faults: { missing, different, surplus } }')
    .action(async ({ env, repair = false, json }) => {
      const site = siteNamed(env);
      await printUnsigned(site);
      const { files, faults } = await verify(site, {
        repair,
        onWait: json ? undefined : printWait,
      });
      const all = Object.entries(faults).flatMap(([kind, named]) =>
        named.map((file: string) => `${kind}: ${file}`),
      );
      if (json) console.log(JSON.stringify({ files, faults }, null, 2));
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
