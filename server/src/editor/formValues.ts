/** Converts content between files and Decap's forms, which differ in pictures, named values and empty fields. */
import { createHash } from 'node:crypto';
import { UserError } from '@sayapatri/hosting/userError';
import { photosAddress, pictureId } from './photoNames.ts';
import type { Shape } from './shape.ts';

/** The field of each form that says which version of the file was loaded. No content has it. */
export const versionField = 'loadedVersion';

/** The version of a text is its hash. */
export const versionOf = (source: string) => createHash('sha256').update(source).digest('hex');

/** The field of a new entry's form by which its file is named. No content has it. */
export const fileNameField = 'fileName';

/** The photographs of a package: the picture's id with its file's name. */
export interface Photos {
  package: string;
  files: ReadonlyMap<string, string>;
}

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A file's value for a form. What does not fit the shape stays as it is. */
export function toForm(value: unknown, shape: Shape, photos: Photos): unknown {
  const within = (part: unknown, of: Shape) => toForm(part, of, photos);
  if (shape.kind === 'text' && shape.picture && typeof value === 'string') {
    const file = photos.files.get(value);
    return file === undefined ? value : `${photosAddress(photos.package)}/${file}`;
  }
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((entry) => within(entry, shape.of));
  if (!isGroup(value)) return value;
  if (shape.kind === 'group') return mapFields(value, shape.fields, within);
  if (shape.kind === 'variants') return mapFields(value, fieldsOf(value, shape), within);
  if (shape.kind !== 'named') return value;
  return Object.entries(value).map(([key, part]) => {
    const inside = within(part, shape.of);
    return isGroup(inside) ? { key, ...inside } : { key, value: inside };
  });
}

/**
 * A form's value for the file. Empty inputs are left out, except required texts, which the schema then refuses. Throws a
 * UserError where two named values have the same name.
 */
export function fromForm(value: unknown, shape: Shape): unknown {
  if (shape.kind === 'text') return shape.picture ? asPicture(value) : value;
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((entry) => fromForm(entry, shape.of));
  if (shape.kind === 'named' && Array.isArray(value)) return namedOf(value, shape.of);
  if (!isGroup(value)) return value;
  if (shape.kind === 'group') return withoutEmpty(value, shape.fields);
  if (shape.kind === 'variants') return withoutEmpty(value, fieldsOf(value, shape));
  return value;
}

/** The value with the fields of each group in the order of `before`, then of the shape: a form has them in any order. */
export function inOrder(value: unknown, shape: Shape, before: unknown): unknown {
  if (shape.kind === 'list' && Array.isArray(value))
    return value.map((entry, index) =>
      inOrder(entry, shape.of, Array.isArray(before) ? before[index] : undefined),
    );
  if (!isGroup(value)) return value;
  const former = isGroup(before) ? before : {};
  if (shape.kind === 'named')
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, inOrder(part, shape.of, former[name])]),
    );
  const fields =
    shape.kind === 'group' ? shape.fields : shape.kind === 'variants' ? fieldsOf(value, shape) : undefined;
  if (fields === undefined) return value;
  const names = [...new Set([...Object.keys(former), ...Object.keys(fields), ...Object.keys(value)])];
  return Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(value, name))
      .map((name) => [name, fields[name] ? inOrder(value[name], fields[name], former[name]) : value[name]]),
  );
}

const fieldsOf = (value: Group, { key, groups }: Shape & { kind: 'variants' }) => {
  const group = groups[String(value[key])];
  return group?.kind === 'group' ? group.fields : {};
};

const mapFields = (
  value: Group,
  fields: Readonly<Record<string, Shape>>,
  map: (part: unknown, shape: Shape) => unknown,
): Group =>
  Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, fields[name] ? map(part, fields[name]) : part]),
  );

function withoutEmpty(value: Group, fields: Readonly<Record<string, Shape>>): Group {
  const entries = Object.entries(mapFields(value, fields, fromForm));
  return Object.fromEntries(
    entries.filter(([name, part]) => {
      const shape = fields[name];
      return (
        shape === undefined ||
        !(part === undefined || part === null || (shape.optional && isEmpty(part, shape)))
      );
    }),
  );
}

function isEmpty(part: unknown, shape: Shape): boolean {
  if (part === '' || (shape.kind === 'yesOrNo' && shape.onlyTrue && part === false)) return true;
  return typeof part === 'object' && part !== null && Object.keys(part).length === 0;
}

const asPicture = (value: unknown) =>
  typeof value === 'string' && /^\/?photos\//.test(value) ? pictureId(value) : value;

function namedOf(entries: readonly unknown[], of: Shape): Group {
  const named: [string, unknown][] = entries.map((entry) => {
    const { key, ...rest } = isGroup(entry) ? entry : {};
    return [String(key ?? ''), fromForm(of.kind === 'group' ? rest : rest.value, of)];
  });
  const names = named.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new UserError(`two entries are named “${twice}”: give one of them another name.`);
  return Object.fromEntries(named);
}
