/** `pnpm rates`: fetches Nepal Rastra Bank's newest selling rates and writes them into the planner's table. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ratesAddress, refreshedRates } from './publishedRates.ts';
import type { Rate } from './rate.ts';

const [, , argument] = process.argv;
if (argument !== undefined) {
  console.log(
    "pnpm rates\n\nFetches Nepal Rastra Bank's newest selling rates and writes them into the planner's table.",
  );
  process.exit(argument === '--help' ? 0 : 2);
}

const file = fileURLToPath(new URL('../content/rates.json', import.meta.url));
const address = ratesAddress(new Date());

try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const table: Rate[] = JSON.parse(await readFile(file, 'utf8'));
  const fresh = refreshedRates(table, await answer.json());
  const rows = fresh.map(
    ({ code, npr, asOf, origin }) =>
      `  { "code": "${code}", "npr": ${npr}, "asOf": "${asOf}", "origin": "${origin}" }`,
  );
  await writeFile(file, `[\n${rows.join(',\n')}\n]\n`);
  for (const { code, npr, asOf, origin } of fresh) console.log(`${code}  ${npr}  ${asOf}  ${origin}`);
  console.log('Written. Look at the rows, then `pnpm release remote-destinations`.');
} catch (error) {
  console.error(`The rates stay as they are. ${address}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 3;
}
