/**
 * What the visitor has planned with the tools, a text for each page, in this tab only: nothing is sent unless the visitor
 * adds it to an enquiry. Where the browser stores nothing there is no plan.
 */
const key = 'plan';

/** The texts, the page that was changed last at the end. */
export function readPlan(): string[] {
  return Object.values(stored());
}

/** Keeps the text of a page in place of its former one. */
export function keepPlan(page: string, text: string): void {
  const { [page]: _former, ...others } = stored();
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...others, [page]: text }));
  } catch {}
}

function stored(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
