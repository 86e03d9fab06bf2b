/** Tries pages of a composed site, whose files are in `folder`. Throws a UserError that names the first page that fails. */
export type TryPages = (next: { folder: string; pages: readonly string[] }) => Promise<void>;
