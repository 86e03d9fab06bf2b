import { newKey } from '../commands/newKey.ts';
import { requirePackage } from '../packageBuilds/packages.ts';
import { repository } from '../repository.ts';
import { command, run } from './command.ts';

await run(
  command(
    'new-key',
    'Makes a key pair that signs releases of the package, and says where each half goes. Only you can read the file of the secret half, which is never overwritten.',
  )
    .argument('[package]')
    .argument('[file]', 'for the secret half; ~/.release-keys/<package>.pem by default')
    .usage('<package> [file]')
    .action(async (wanted, wantedFile) => {
      const name = await requirePackage(wanted);
      const { file, publicKey } = await newKey(name, wantedFile);
      console.log(`Made a key pair for ${name}.
  The secret half is in ${file}: keep it there, or as a secret of your CI, and out of the repository.
  The public half ${repository.publicHalf} compose/owners.json, in a commit that somebody reviews:
    "${name}": ["${publicKey}"]
  From then on ${name} is released with: RELEASE_KEY_FILE=${file} ${repository.program} release ${name}`);
    }),
);
