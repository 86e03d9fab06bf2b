import { matrix } from '../commands/matrix.ts';
import { releaseDiff } from '../commands/releaseDiff.ts';
import { releaseHealth } from '../commands/releaseHealth.ts';
import { releaseHistory } from '../commands/releases.ts';
import { metricsAddresses } from '../health/readCounts.ts';
import { asTyped, repository } from '../repository.ts';
import { UsageError } from '../userError.ts';
import { command, environmentOption, run } from './command.ts';
import { diffLines, healthLines, historyLines, matrixLines, printJson } from './report.ts';
import { siteNamed } from './siteNamed.ts';

await run(
  command(
    'releases',
    "Lists what is live, and what was, newest first: version, when it went live, its size, the live one's pages, and the commit that it was built from.",
  )
    .argument('[package]')
    .option(...environmentOption)
    .option(
      '--json',
      'as JSON: by package a list of { version, at, commit, author, message, packages, size, state, content }',
    )
    .option(
      '--diff <versions...>',
      'what differs between two versions of the package: pages, size and commits',
    )
    .option(
      '--health',
      'errors of 1,000 visits of each live version beside the one before, since the servers started; of an address one visit an hour counts: for a site with telemetry (docs/operating.md)',
    )
    .option(
      '--matrix',
      'what each live release was built with: contracts, shared, React, MUI and kit; and which remotes a next shell waits for',
    )
    .option(
      '--metrics <addresses>',
      'where --health reads them, comma-separated; http://127.0.0.1:9464/metrics by default',
    )
    .action(async (name, { env, json, diff, health, matrix: wantsMatrix, metrics }) => {
      const site = siteNamed(env);
      const print = <Found>(found: Found, lines: (found: Found) => string[]) =>
        json ? printJson(found) : console.log(lines(found).join('\n'));
      if (diff !== undefined) {
        const [from, to, ...more] = diff;
        if (name === undefined || from === undefined || to === undefined || more.length > 0)
          throw new UsageError(
            '--diff compares two versions of a package: name the package and both versions.',
          );
        return print(await releaseDiff(site, name, from, to), (found) => diffLines(name, found));
      }
      if (wantsMatrix) return print(await matrix(site), matrixLines);
      if (health) {
        const found = await releaseHealth(site, metricsAddresses(metrics), name);
        return print(found.packages, () => healthLines(found));
      }
      const history = await releaseHistory(site, name);
      if (json) return printJson(history);
      const lines = Object.entries(history).flatMap(([released, entries]) => historyLines(released, entries));
      const hint =
        site.environment === 'production'
          ? `Nothing has been released yet: ${repository.noShell}.`
          : asTyped(
              `Nothing has been released to ${site.environment} yet: run \`pnpm release <package> --to ${site.environment}\`.`,
            );
      console.log(lines.join('\n') || hint);
    }),
);
