/** `pnpm release <name>`: builds that package only and makes it live. */
import { requirePackage } from '../build/packages.ts';
import { releasePackage } from '../build/releasePackage.ts';
import { layout } from '../paths.ts';
import { command } from './command.ts';

await command(async () => {
  const name = await requirePackage(process.argv[2]);
  const start = performance.now();
  const { version, rendered, changed } = await releasePackage(layout(), name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name} ${version} is live (${seconds} s).`);
  console.log(changed ? `Pages written: ${rendered.join(', ') || 'none'}` : 'Nothing had changed.');
});
