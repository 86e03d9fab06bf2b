/** The faults of a form's values, in sentences that name the inputs as the form does. */
import * as v from 'valibot';
import { inWords } from './collections.ts';
import type { Shape } from './shape.ts';

/** Every fault of the value, such as `Claims, entry 2, Figure is missing`. */
export function faultsIn(value: unknown, schema: v.GenericSchema, shape: Shape): string[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  return issues.map(
    ({ path = [], message }) =>
      `${inputName(
        path.map(({ key }) => key),
        shape,
      )} ${message}`,
  );
}

const longest = 3_000;

/**
 * The faults of texts whatever their schemas say: markup, hidden characters, more than 3,000 characters, and ids of pictures
 * that `pictures` lacks.
 */
export const textFaults = (value: unknown, root: Shape, pictures: ReadonlySet<string>): string[] =>
  textsIn(value).flatMap(({ keys, text }) => {
    const shape = shapeAt(keys, root);
    // The schema checks a picture that is chosen from a list.
    const hasNoPhoto = shape?.picture && shape.kind === 'text' && text !== '' && !pictures.has(text);
    const fault = textFault(text) ?? (hasNoPhoto ? 'has no photo: choose one' : undefined);
    return fault === undefined ? [] : [`${inputName(keys, root)} ${fault}`];
  });

/** Every text of a value, with the keys that lead to it. */
export function textsIn(
  value: unknown,
  keys: readonly unknown[] = [],
): { keys: readonly unknown[]; text: string }[] {
  if (typeof value === 'string') return [{ keys, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...keys, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The faults of an article's text, which has line breaks and whose markup the package's own rules check. */
export const bodyFaults = (body: unknown): string[] => {
  if (typeof body !== 'string') return ['Text is missing'];
  const fault = hiddenFault(body.replaceAll(/[\n\r\t]/g, ' '));
  return fault === undefined ? [] : [`Text ${fault}`];
};

/** Control, private-use and invisible characters, surrogates, and marks of the writing direction. Joiners are allowed, because Devanagari needs them. */
const hidden =
  /[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/u;

function textFault(text: string): string | undefined {
  if (text.length > longest)
    return `has ${text.length.toLocaleString('en-GB')} characters: at most 3,000 are possible`;
  if (/<[a-z/!?]|javascript:/i.test(text)) return 'holds HTML or a script: write plain words';
  return hiddenFault(text);
}

function hiddenFault(text: string): string | undefined {
  if (hidden.test(text)) return 'holds a hidden character: write the words anew instead of pasting them';
  // No script needs so many marks on a letter, and they would be drawn over the lines above and below.
  if (/\p{M}{9}/u.test(text)) return 'has too many signs on one letter';
  return undefined;
}

const shapeAt = (keys: readonly unknown[], root: Shape): Shape | undefined =>
  keys.reduce<Shape | undefined>((shape, key) => partOf(shape, String(key)), root);

/** `Claims, entry 2, Figure`: people count from one. */
export function inputName(keys: readonly unknown[], root: Shape): string {
  const names: string[] = [];
  let shape: Shape | undefined = root;
  for (const key of keys) {
    const next: Shape | undefined = partOf(shape, String(key));
    names.push(typeof key === 'number' ? `entry ${key + 1}` : (next?.title ?? nameOf(shape, String(key))));
    shape = next;
  }
  return names.join(', ') || 'The entry';
}

const nameOf = (shape: Shape | undefined, key: string) =>
  shape?.kind === 'named' ? `“${key}”` : inWords(key);

function partOf(shape: Shape | undefined, key: string): Shape | undefined {
  if (shape?.kind === 'group') return shape.fields[key];
  if (shape?.kind === 'list' || shape?.kind === 'named') return shape.of;
  if (shape?.kind !== 'variants') return undefined;
  // Fields of the same name have the same label in every variant.
  const groups = Object.values(shape.groups);
  return groups.flatMap((group) => (group.kind === 'group' ? (group.fields[key] ?? []) : []))[0];
}
