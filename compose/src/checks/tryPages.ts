export interface NextSite {
  /** Folder of the composed site. */
  folder: string;
  pages: readonly string[];
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
