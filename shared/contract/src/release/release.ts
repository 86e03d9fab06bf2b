/** The shape of `release.json`, one package's build, checked wherever it is read. */
import * as v from 'valibot';

/** The browser file with a fixed name; it is published outside `/_/`. */
export const remoteManifestFile = 'browser/mf-manifest.json';

/**
 * True for a browser file whose name changes with its content, as in `name-1a2B3c4_.js`. Only these are published below `/_/`,
 * which browsers keep for a year.
 */
export const isHashed = (file: string) =>
  file !== remoteManifestFile && /-[\w-]{8}(\.[a-z0-9]+)+$/.test(file);

const fileName = v.pipe(
  v.string(),
  v.regex(/^(browser|server)(\/[\w.@+~-]*[\w@+~-][\w.@+~-]*)+$/, "can't be published: choose a plain name"),
  v.check((file) => !file.endsWith('.css'), 'is a style sheet, which no page loads: write styles in code'),
);

/** The address of a page or a redirect; at most 200 characters, as file systems take names of 255 bytes. */
export const pagePath = v.pipe(
  v.string(),
  v.regex(/^\/$|^(\/[A-Za-z0-9][A-Za-z0-9_~-]*)+$/, 'must be the path of a page, such as /study-in-japan'),
  v.maxLength(200),
);

/** Where a redirect leads: a page, or a section of one, such as /ielts-pte#scores. */
const redirectTarget = v.pipe(
  v.string(),
  v.regex(
    /^(\/|(\/[A-Za-z0-9][A-Za-z0-9_~-]*)+)(#[\w-]+)?$/,
    'must be the path of a page, or of a section of one, such as /ielts-pte#scores',
  ),
  v.maxLength(200),
);

/** The page that a redirect leads to, without the section. */
export const pageOfTarget = (target: string): string => target.replace(/#.*/, '');

/** The name of a released package, which is its folder's. */
export const packageName = v.pipe(
  v.string(),
  v.regex(/^(shell|remote-[a-z0-9-]+)$/, 'must be the name of a package'),
);

const texts = v.array(v.string());
/** Refuses lists, which Valibot's own record takes too. */
export const recordOf = <Value extends v.GenericSchema>(
  value: Value,
  key: v.GenericSchema<string, string> = v.string(),
) =>
  v.pipe(
    v.custom<Record<string, v.InferInput<Value>>>((input) => !Array.isArray(input)),
    v.record(key, value),
  );

/** Words that visitors read, with the least and the largest number of characters. */
const words = (least: number, most: number) => {
  const length = `must have ${least} to ${most} characters, which menus and search results show whole`;
  return v.pipe(v.string(), v.trim(), v.minLength(least, length), v.maxLength(most, length));
};
const label = words(1, 24);

const navEntry = v.object({
  /** Where a page is listed. `main` is the header's row, `informations` the footer's first group. */
  area: v.picklist(['main', 'study-abroad', 'test-preparation', 'informations']),
  label,
  /** Entries of one area stand in ascending order, whichever package they come from. */
  order: v.pipe(v.number(), v.safeInteger()),
});

export type NavEntry = v.InferOutput<typeof navEntry>;

const page = v.object({
  path: pagePath,
  title: words(1, 60),
  description: words(50, 160),
  nav: v.optional(v.array(navEntry)),
  structuredData: v.optional(v.array(v.looseObject({ '@type': v.string() }))),
  indexed: v.optional(v.boolean()),
  /** Datasets of other packages that it shows. */
  datasets: v.optional(texts),
  /** Browser files this page needs beyond the remote's entry, relative to the release. */
  files: texts,
  /** The files among them that only the page's data needs: content, which grows with the site, not code. */
  content: v.optional(texts, []),
  /** Browser files that its code may load later, after a click for instance: covered by integrity all the same. */
  laterFiles: v.optional(texts, []),
  /** The picture that a shared link to the page shows: a PNG of 1200 x 630 pixels. */
  card: v.optional(v.string()),
});

const widget = v.object({
  slot: v.literal('assistant'),
  label,
  fallbackPath: pagePath,
  files: texts,
});

/** The site's own name and addresses, which compose writes into every page's head. */
const brand = v.object({
  /** The whole of brand.json, which the server reads too. */
  office: v.looseObject({
    /** Scheme and host, e.g. `https://www.example.com`. */
    origin: v.pipe(v.string(), v.url()),
    name: v.string(),
  }),
  /** The colours of a browser's own bars, as CSS writes them. */
  themeColours: v.object({ light: v.string(), dark: v.string() }),
  /** The consultancy for search engines; `{origin}` and `{logo}` stand for addresses. */
  organization: v.looseObject({ '@type': v.string() }),
});
export type Brand = v.InferOutput<typeof brand>;

const file = v.object({
  /** Bytes, uncompressed. */
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Subresource-integrity value, `sha256-…`. */
  integrity: v.pipe(v.string(), v.startsWith('sha256-')),
});

const versionNumber = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+(-[\w.-]+)?$/, 'must be a version, such as 1.2.0'),
);

/** A build's description of itself, `release.json`. */
export const releaseSchema = v.pipe(
  v.object({
    name: packageName,
    /** A file can't state its own hash: see `Release`. */
    version: v.optional(v.never('must not be stated, as it is the hash of this file')),
    /** The version of `shared` it was built against. */
    shared: versionNumber,
    /** Browser entry: the shell's module script, or a remote's remoteEntry. */
    entry: v.string(),
    /** Files loaded along with the entry. */
    entryFiles: texts,
    /** Server entry by purpose, relative to the release. */
    server: recordOf(v.string()),
    pages: v.array(page),
    widgets: v.array(widget),
    provides: texts,
    /** Datasets of other packages that it uses. */
    uses: v.optional(texts, []),
    /** Path of a page, or of a section of one, by the former address that leads to it. */
    redirects: v.optional(recordOf(redirectTarget, pagePath), {}),
    /** Only of the shell. */
    brand: v.optional(brand),
    /** Fonts and drawings. */
    assets: texts,
    files: recordOf(file, fileName),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { entry, entryFiles, assets, server, pages, widgets, files } = dataset.value;
    const ofPages = pages.flatMap((page) => [
      ...page.files,
      ...page.laterFiles,
      ...(page.card ? [page.card] : []),
    ]);
    const forBrowsers = [
      entry,
      ...entryFiles,
      ...assets,
      ...ofPages,
      ...widgets.flatMap(({ files }) => files),
    ];
    for (const file of [...forBrowsers, ...Object.values(server)])
      if (!(file in files)) addIssue({ message: `it names ${file}, which is not among its files` });
    for (const file of forBrowsers)
      if (!file.startsWith('browser/')) addIssue({ message: `it names ${file}, which browsers do not get` });
  }),
);

/** What `release.json` says, with its version. */
export type Release = Omit<v.InferOutput<typeof releaseSchema>, 'version'> & {
  /**
   * The SHA-256 of the bytes of `release.json`, as 64 hex digits. That file holds the hash of every other, so a version
   * stands for exactly one content.
   */
  version: string;
};
export type ReleasePage = Release['pages'][number];
