const told = new Set<string>();

/** Tells the visitor, once and quietly, that a part of the page is not interactive; its text stays readable. */
export function sayOnce(remote: string, error: unknown): void {
  console.warn(`${remote} could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
  if (told.has(remote)) return;
  told.add(remote);
}
