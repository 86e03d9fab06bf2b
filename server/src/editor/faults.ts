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

/** What no text of the site may hold, whatever its schema says: markup, hidden signs, and more than anybody reads. */
export function textFaults(value: unknown, shape: Shape, keys: readonly unknown[] = []): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) =>
      textFaults(part, shape, [...keys, Array.isArray(value) ? Number(key) : key]),
    );
  const fault = typeof value === 'string' ? textFault(value) : undefined;
  return fault === undefined ? [] : [`${inputName(keys, shape)} ${fault}`];
}

/** Controls, halves of signs, blanks that pass for letters, and signs that turn the direction of what follows; joiners stay, because Devanagari needs them. */
const hidden =
  /[\p{Cc}\p{Cs}\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/u;

function textFault(text: string): string | undefined {
  if (text.length > longest)
    return `has ${text.length.toLocaleString('en-GB')} characters: at most 3,000 are possible`;
  if (/<[a-z/!?]|javascript:/i.test(text)) return 'holds HTML or a script: write plain words';
  if (hidden.test(text)) return 'holds a hidden character: write the words anew instead of pasting them';
  return undefined;
}

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
