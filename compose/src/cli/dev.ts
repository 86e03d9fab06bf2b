import { startDevelopment } from '../commands/dev.ts';
import { requirePackage } from '../packageBuilds/packages.ts';
import { command } from './command.ts';

await command({
  usage: 'pnpm dev [remote …]',
  help: `Serves the shell and all remotes from source, each on its own port, with fast refresh. With names, only the shell
and those remotes come from source, all others from their live releases.`,
  maxArguments: Number.POSITIVE_INFINITY,
  run: async (_, ...names) => {
    process.env.NODE_ENV = 'development';
    const wanted = await Promise.all(names.map(requirePackage));
    const { url, fromSource, fromReleases, missing } = await startDevelopment(wanted);
    console.log(`The site is at ${url}  (Ctrl+C ends it)`);
    console.log(`From source: ${fromSource.join(', ')}`);
    if (fromReleases.length > 0) console.log(`Released: ${fromReleases.join(', ')}`);
    if (missing.length > 0)
      console.log(`Not shown, because never released: ${missing.join(', ')} (\`pnpm build\` releases all)`);
  },
});
