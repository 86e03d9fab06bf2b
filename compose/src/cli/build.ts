/** `pnpm build`: builds what changed and composes the site. */
import { buildSite } from '../build/buildSite.ts';
import { layout } from '../paths.ts';
import { command } from './command.ts';
import { printedProgress } from './progress.ts';

await command(async () => {
  const progress = printedProgress();
  console.log('Building what changed…');
  progress.onComposed(await buildSite(layout(), progress));
});
