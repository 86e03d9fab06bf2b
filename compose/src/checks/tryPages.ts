export interface PagesToTry {
  /** The paths of pages that all visitors visit, and use. */
  pages: readonly string[];
  /** The paths of pages that run the same code as one of those, on content of their own. */
  alike: readonly string[];
}

export interface NextSite extends PagesToTry {
  /** Folder of the composed site. */
  folder: string;
}

/** Tries pages of a composed site. Throws a UserError that names the first page that fails. */
export type TryPages = (next: NextSite) => Promise<void>;

/** Tries them in a browser. Throws a UserError if there is none and none can be installed. */
export const tryInBrowser: TryPages = async (next) => {
  // Imported only now, because Playwright loads slowly.
  const { browserTrial, openStage } = await import('./trial/browserTrial.ts');
  const stage = await openStage();
  try {
    await browserTrial(stage, next);
  } finally {
    await stage.close();
  }
};
