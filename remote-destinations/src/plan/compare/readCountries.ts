/** The countries compared until the visitor chooses others. */
const usual = ['australia', 'canada', 'uk'];
export const maxCountries = 3;

/** Reads `?c=australia,uk,japan`: up to three known countries, each once, or the usual three if none is known. */
export function readCountries(query: URLSearchParams, known: readonly string[]): readonly string[] {
  const asked = (query.get('c') ?? '').split(',').map((id) => (id === 'europe' ? 'germany' : id));
  const chosen = [...new Set(asked)].filter((id) => known.includes(id)).slice(0, maxCountries);
  return chosen.length > 0 ? chosen : usual;
}
