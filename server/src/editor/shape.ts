/** Reads from a schema which input each value needs, with its label and rules. Only this file knows Valibot's internals. */
import type * as v from 'valibot';

/** A rule for a text as a regular expression, and what is said if it does not match. */
interface Rule {
  pattern: string;
  otherwise: string;
}

type Kind =
  | { kind: 'text'; rules: readonly Rule[] }
  | { kind: 'number' }
  | { kind: 'yesOrNo'; onlyTrue: boolean }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'list'; of: Shape }
  | { kind: 'group'; fields: Readonly<Record<string, Shape>> }
  /** Values with names that people choose, such as the sources of a facts file. */
  | { kind: 'named'; of: Shape }
  /** Groups by the text of the field `key`, which tells them apart. */
  | { kind: 'variants'; key: string; groups: Readonly<Record<string, Shape>> }
  /** A value that no input can be made for, which the editor keeps as it is. */
  | { kind: 'other' };

export type Shape = Kind & {
  optional: boolean;
  title?: string | undefined;
  hint?: string | undefined;
  /** Whether the text is the id of a picture. */
  picture: boolean;
};

/** The members of Valibot's schemas that are read here; `type` decides which of them exist. */
interface Inside {
  type: string;
  pipe?: readonly Inside[];
  wrapped?: Inside;
  item?: Inside;
  entries?: Readonly<Record<string, Inside>>;
  value?: Inside;
  literal?: unknown;
  options?: readonly unknown[];
  key?: string;
  requirement?: unknown;
  message?: unknown;
  getter?: (input: unknown) => Inside;
  title?: string;
  description?: string;
  metadata?: Readonly<Record<string, unknown>>;
}

/** The shape of the values that the schema takes. */
export const shapeOf = (schema: v.GenericSchema): Shape => shape(schema as unknown as Inside);

function shape(schema: Inside): Shape {
  if (schema.wrapped) return { ...shape(schema.wrapped), optional: true };
  const steps = stepsOf(schema);
  const last = (type: string) => steps.findLast((step) => step.type === type);
  const metadata = last('metadata')?.metadata ?? {};
  return {
    ...kindOf(steps[0] as Inside, steps, metadata.kinds as readonly Inside[] | undefined),
    optional: false,
    title: last('title')?.title,
    hint: last('description')?.description,
    picture: metadata.picture === true,
  };
}

/** A schema and the steps of its pipes, in their order. */
const stepsOf = (schema: Inside): Inside[] => {
  const { pipe } = schema;
  if (!pipe) return [schema];
  const [first, ...rest] = pipe as readonly [Inside, ...Inside[]];
  return [...(first === schema ? [first] : stepsOf(first)), ...rest];
};

function kindOf(schema: Inside, steps: readonly Inside[], kinds?: readonly Inside[]): Kind {
  if (kinds) return merged(kinds.map(shape));
  const { entries = {}, options = [] } = schema;
  switch (schema.type) {
    case 'string':
    case 'custom':
      return { kind: 'text', rules: steps.flatMap(ruleOf) };
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'yesOrNo', onlyTrue: false };
    case 'literal':
      return schema.literal === true
        ? { kind: 'yesOrNo', onlyTrue: true }
        : { kind: 'choice', options: [String(schema.literal)] };
    case 'picklist':
      return { kind: 'choice', options: options.map(String) };
    case 'array':
      return { kind: 'list', of: shape(schema.item as Inside) };
    case 'object':
    case 'strict_object':
      return {
        kind: 'group',
        fields: Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, shape(entry)])),
      };
    case 'record':
      return { kind: 'named', of: shape(schema.value as Inside) };
    case 'variant':
      return variantsOf(
        schema.key as string,
        options.map((option) => shape(option as Inside)),
      );
    case 'union': {
      const all = options.map((option) => shape(option as Inside));
      return all.every(({ kind }) => kind === 'text') ? { kind: 'text', rules: [] } : { kind: 'other' };
    }
    case 'lazy':
      return shape((schema.getter as (input: unknown) => Inside)(''));
    default:
      return { kind: 'other' };
  }
}

function variantsOf(key: string, options: readonly Shape[]): Kind {
  const groups = options.flatMap((group) => {
    if (group.kind !== 'group') return [];
    const { [key]: tag, ...fields } = group.fields;
    return tag?.kind === 'choice' ? [[tag.options[0] ?? '', { ...group, fields }] as const] : [];
  });
  return { kind: 'variants', key, groups: Object.fromEntries(groups) };
}

/** One group with the fields of several, required where all of them require it. */
function merged(groups: readonly Shape[]): Kind {
  const all = groups.flatMap((group) => (group.kind === 'group' ? [group.fields] : []));
  const names = new Set(all.flatMap((fields) => Object.keys(fields)));
  const fields = [...names].map((name) => {
    const given = all.flatMap((one) => one[name] ?? []);
    const optional = given.length < all.length || given.some((field) => field.optional);
    return [name, { ...(given[0] as Shape), optional }] as const;
  });
  return { kind: 'group', fields: Object.fromEntries(fields) };
}

function ruleOf({ type, requirement, message }: Inside): Rule[] {
  if (typeof message !== 'string') return [];
  if (type === 'regex' && requirement instanceof RegExp && requirement.flags === '')
    return [{ pattern: requirement.source, otherwise: message }];
  if (type === 'min_length') return [{ pattern: `^[^]{${requirement},}$`, otherwise: message }];
  if (type === 'max_length') return [{ pattern: `^[^]{0,${requirement}}$`, otherwise: message }];
  return [];
}
