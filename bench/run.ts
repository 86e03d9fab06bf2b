/** `pnpm bench`: prints each figure as a ratio to something measured in the same run. */
import { blogSearch } from './blogSearch.ts';
import { composeScaling } from './composeScaling.ts';
import { enquiries } from './enquiries.ts';
import { oneRelease } from './oneRelease.ts';
import { compareWeights, recordWeights } from './pageWeights.ts';
import { serving } from './serving.ts';
import { toolInputs } from './toolInputs.ts';

// The commands run in production mode; an empty RELEASE_STORE keeps the benchmarks out of a bucket that others use.
process.env.NODE_ENV = 'production';
process.env.RELEASE_STORE = '';

if (process.argv.includes('--ci')) {
  if (process.argv.includes('--record')) recordWeights();
  const more = compareWeights();
  for (const sentence of more) console.error(sentence);
  process.exit(more.length > 0 ? 1 : 0);
}

if (process.argv.includes('--tools')) {
  await toolInputs();
  process.exit();
}

if (process.argv.includes('--speed')) {
  const { speed } = await import('./speed/speed.ts');
  await speed(process.env.PAGES?.split(','), Number(process.env.ROUNDS ?? 5));
  process.exit();
}

if (process.argv.includes('--lighthouse')) {
  const { lighthouseScores } = await import('./speed/lighthouse.ts');
  await lighthouseScores(process.env.PAGES?.split(','), Number(process.env.ROUNDS ?? 3));
  process.exit();
}

if (process.argv.includes('--serving')) {
  await serving();
  process.exit();
}

await blogSearch();
await toolInputs();
await composeScaling();
await oneRelease();
await enquiries();
await serving();
