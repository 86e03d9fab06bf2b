import { command } from '../cli/command.ts';
import { buildPackage } from '../packageBuilds/buildPackage.ts';
import { requirePackages } from '../packageBuilds/packages.ts';

export default command('build', 'Builds these remotes, and changes nothing outside their folders.')
  .argument('[remote...]')
  .usage('<remote …>')
  .action(async (wanted) => {
    for (const name of await requirePackages(wanted)) {
      const { dist, built } = await buildPackage(name);
      console.log(`${built ? 'Built' : 'Unchanged:'} ${dist}`);
    }
  });
