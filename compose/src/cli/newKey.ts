import { newKey } from '../commands/newKey.ts';
import { requirePackage } from '../packageBuilds/packages.ts';
import { command } from './command.ts';

await command({
  usage: 'pnpm new-key <package> [file]',
  help: `Makes a key pair that signs releases of the package, and says where each half goes. The secret half is written to
the file, by default ~/.release-keys/<package>.pem, which only you can read and which is never overwritten.`,
  maxArguments: 2,
  run: async (_, wanted, wantedFile) => {
    const name = await requirePackage(wanted);
    const { file, publicKey } = await newKey(name, wantedFile);
    console.log(`Made a key pair for ${name}.
  The secret half is in ${file}: keep it there, or as a secret of your CI, and out of the repository.
  The public half goes into compose/owners.json, in a commit that somebody reviews:
    "${name}": ["${publicKey}"]
  From then on ${name} is released with: RELEASE_KEY_FILE=${file} pnpm release ${name}`);
  },
});
