/** How commands differ between this repository and a repository of remotes, where they are installed as the kit. */
import { isInstalled } from './paths.ts';

const ofSite = {
  /** What people type before a command's name. */
  program: 'pnpm',
  /** What they type between its name and its options. */
  beforeOptions: '',
  /** The file with the signers' public keys. */
  owners: 'compose/owners.json',
  /** Where a team gets that file. */
  ownersFrom: 'the repository',
  /** The words between “the public half” of a key and the name of that file. */
  publicHalf: 'goes into',
  /** A pointer to the documentation of signatures. */
  ofSignatures: ' (docs/shipping.md#signatures)',
  /** What to do where no shell is live. */
  noShell: 'run `pnpm build`, which releases every package',
  /** What to do where the shell is too old. */
  oldShell: 'run `pnpm release shell` first',
  /** The files outside a package's own folder that every build depends on. */
  commonInputs: ['shared', 'pnpm-lock.yaml', 'tsconfig.json'],
  dev: 'Serves the shell and all remotes from source, each on its own port, with fast refresh. With names, only the shell and those remotes come from source, all others from their live releases.',
  devNames:
    'remotes, or `shared` for the catalogue of the design system: every component and drawing in light and dark',
};

const ofRemotes: typeof ofSite = {
  // Scripts of package.json: in a folder without one, npx would run a package of that name from the registry.
  program: 'npm run',
  beforeOptions: ' --',
  owners: 'owners.json',
  ownersFrom: 'the site’s team',
  publicHalf: 'is for the site’s team, which writes it into',
  ofSignatures: '',
  noShell: 'let RELEASE_STORE name the site’s store, such as s3://bucket, or SITE_ROOT its folder',
  oldShell: "take the kit of the live site's shell, or ask its team to release the shell first",
  commonInputs: ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'tsconfig.json'],
  dev: 'Serves one remote from source inside the live site that --site names, with fast refresh.',
  devNames: 'the remote',
};

/** The repository that the commands run in. */
export const repository = isInstalled ? ofRemotes : ofSite;

/** Rewrites the commands in a text, named as `pnpm …`, to what people type in this repository. */
export const asTyped = (text: string) =>
  text.replace(
    /`pnpm ([^`]*?)( --[^`]*)?`/g,
    (_, name: string, options = '') =>
      `\`${repository.program} ${name}${options && repository.beforeOptions + options}\``,
  );
