/** Versions of `shared`, as `major.minor.patch`. */
const parts = (version: string) => version.split('.').map(Number);

/** True when `version` is a later one. */
export function isNewer(version: string, than: string): boolean {
  const other = parts(than);
  const [difference = 0] = parts(version)
    .map((part, index) => part - (other[index] ?? 0))
    .filter((part) => part !== 0);
  return difference > 0;
}

/** As `^needed` would: the same major version, and not older. */
export const satisfies = (provided: string, needed: string): boolean =>
  parts(provided)[0] === parts(needed)[0] && !isNewer(needed, provided);
