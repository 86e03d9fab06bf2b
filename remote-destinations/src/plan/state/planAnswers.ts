/**
 * The visitor's answers: country, level, marks, English and budget. They are asked once, at /plan, and kept in the
 * address, so that a link shares them, and on the device, so that they are there on the next visit.
 */
import type { StudyLevel } from '@sayapatri/contract';

/** The names of the answers in the address; `country` can stand several times. */
const answerNames = ['country', 'level', 'marks', 'gap', 'test', 'score', 'budget'] as const;

/** A country that can be planned for. `id` is its name in addresses, e.g. `new-zealand`. */
export interface PlanCountry {
  id: string;
  name: string;
  /** The name in a sentence, e.g. `the UK`. */
  inSentence: string;
  guidePath: `/${string}`;
}

export const studyLevels: readonly StudyLevel[] = ['language', 'diploma', 'bachelor', 'master', 'doctorate'];
/** The value that `read` returns for each level, without undefined ones. */
export const byLevel = <Value>(
  read: (level: StudyLevel) => Value | undefined,
  levels = studyLevels,
): Partial<Record<StudyLevel, Value>> =>
  Object.fromEntries(
    levels.flatMap((level) => {
      const value = read(level);
      return value === undefined ? [] : [[level, value]];
    }),
  );

/** What is shown until the visitor chooses. */
export const usual = { country: 'australia', level: 'bachelor' } as const;
/** As many countries fit side by side. */
const maxCountries = 3;

const key = 'plan-answers';

/**
 * The query with known answers: countries each once and at most three, `europe` as that guide's first country; unknown
 * countries and levels are left out. Other names stay as they are.
 */
export function withKnown(query: URLSearchParams, known: readonly PlanCountry[]): URLSearchParams {
  const countries = query
    .getAll('country')
    .flatMap(
      (name) => known.find(({ id, guidePath }) => id === name || guidePath === `/study-in-${name}`)?.id ?? [],
    );
  const level = studyLevels.find((one) => one === query.get('level'));
  return inOrder([
    ...[...new Set(countries)].slice(0, maxCountries).map((id) => ['country', id] as const),
    ...(level ? [['level', level] as const] : []),
    ...[...query].filter(([name, value]) => name !== 'country' && name !== 'level' && value.trim() !== ''),
  ]);
}

/** The answers first, in one order, so that the same answers always make the same address. */
export function inOrder(pairs: readonly (readonly [name: string, value: string])[]): URLSearchParams {
  const names: readonly string[] = answerNames;
  const placeOf = ([name]: (typeof pairs)[number]) =>
    names.includes(name) ? names.indexOf(name) : names.length;
  return new URLSearchParams([...pairs].sort((a, b) => placeOf(a) - placeOf(b)).map(([...pair]) => pair));
}

/** The answers alone, without what belongs to one page, such as a typed tuition. */
export const answersOnly = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => answerNames.some((one) => one === name)));

/** The query with the answers of `kept` that it lacks; a score belongs to its test. */
export function withKept(query: URLSearchParams, kept: URLSearchParams): URLSearchParams {
  const isGiven = (name: string) =>
    query.has(name) || ((name === 'test' || name === 'score') && (query.has('test') || query.has('score')));
  return inOrder([...[...answersOnly(kept)].filter(([name]) => !isGiven(name)), ...query]);
}

/** The answers that this device has kept; none where the browser stores nothing. */
export function keptAnswers(): URLSearchParams {
  try {
    return answersOnly(new URLSearchParams(localStorage.getItem(key) ?? ''));
  } catch {
    return new URLSearchParams();
  }
}

/** Keeps the answers of the query on this device, in place of former ones. */
export function keepAnswers(query: URLSearchParams): void {
  try {
    localStorage.setItem(key, answersOnly(query).toString());
  } catch {}
}

/** A page's address with the answers: `/plan/compare?country=uk&level=master`. */
export const withAnswers = (path: `/${string}`, query: URLSearchParams): `/${string}` => {
  const answers = answersOnly(query).toString();
  return answers === '' ? path : `${path}?${answers}`;
};

/** A page's address with the answers, for another country: one card or row of many leads there. */
export function withCountry(path: `/${string}`, query: URLSearchParams, country: string): `/${string}` {
  const changed = new URLSearchParams(query);
  changed.set('country', country);
  return withAnswers(path, changed);
}
