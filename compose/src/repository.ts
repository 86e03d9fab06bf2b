/** What commands do and say otherwise in this repository than in one of remotes alone, where they are installed as the kit. */
import { isInstalled } from './paths.ts';

const ofSite = {
  /** What people type before a command's name. */
  program: 'pnpm',
  /** What they type between its name and its options. */
  beforeOptions: '',
  /** The file with the signers' public keys. */
  owners: 'compose/owners.json',
  /** Where that file is from. */
  ownersFrom: 'the repository',
  /** What is to be done with a signer's public half, before the file's name. */
  publicHalf: 'goes into',
  /** Where more is said of signatures. */
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

/** A text that names commands as `pnpm …`, as they are typed where this runs. */
export const asTyped = (text: string) =>
  text.replace(
    /`pnpm ([^`]*?)( --[^`]*)?`/g,
    (_, name: string, options = '') =>
      `\`${repository.program} ${name}${options && repository.beforeOptions + options}\``,
  );
