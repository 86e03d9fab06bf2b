/** Makes a field of Decap's forms of a schema: https://decapcms.org/docs/widgets/. Only this file reads inside schemas. */
import * as v from 'valibot';
import { inWords } from './inWords.ts';

/** A field in Decap's words. */
export interface Field extends Record<string, unknown> {
  name: string;
  required?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** The members of Valibot's schemas and actions that are read here; `type` decides which of them exist. */
interface Part {
  type: string;
  pipe?: readonly Part[];
  wrapped?: v.GenericSchema;
  entries?: Readonly<Record<string, v.GenericSchema>>;
  item?: v.GenericSchema;
  options?: readonly unknown[];
  key?: string;
  literal?: unknown;
  value?: v.GenericSchema;
  getter?: (input: unknown) => v.GenericSchema;
  requirement?: unknown;
  message?: unknown;
}

const longTexts =
  /^(description|text|intro|blurb|content|excerpt|note|meaning|answer|privacy|asked|imageAlt)$/;

/** The fields of a group of values. `current` are its values in the file, which name the fields of a record. */
export function fieldsOf(schema: v.GenericSchema, current?: unknown, isOptional = false): Field[] {
  return Object.entries(entriesOf(schema, current)).flatMap(
    ([name, entry]) => fieldOf(name, entry, isOptional, (current as Values | undefined)?.[name]) ?? [],
  );
}

/** The field of a value; undefined where Decap has no form for it, so that the value stays as it is in the file. */
function fieldOf(
  name: string,
  schema: v.GenericSchema,
  isOptional: boolean,
  current: unknown,
): Field | undefined {
  const { wrapped } = schema as unknown as Part;
  if (wrapped) return fieldOf(name, wrapped, true, current);
  const widget = widgetOf(name, schema, isOptional, current);
  const hint = v.getDescription(schema);
  return (
    widget && {
      name,
      label: v.getTitle(schema) ?? inWords(name),
      // Decap asks for the required fields of an optional group even where the group is left out.
      required: !isOptional,
      ...(hint && { hint }),
      ...widget,
    }
  );
}

function widgetOf(
  name: string,
  schema: v.GenericSchema,
  isOptional: boolean,
  current: unknown,
): Record<string, unknown> | undefined {
  const { type, options = [], item, literal, getter } = firstOf(schema);
  switch (type) {
    case 'string':
    case 'custom':
      return { widget: longTexts.test(name) ? 'text' : 'string', ...patternOf(schema) };
    case 'number':
      return { widget: 'number', value_type: 'float' };
    case 'boolean':
      return { widget: 'boolean', required: false, ...(!isOptional && { default: false }) };
    case 'literal':
      return literal === true
        ? { widget: 'boolean', required: false }
        : { widget: 'hidden', default: literal };
    case 'picklist':
      return { widget: 'select', options };
    case 'strict_object':
    case 'record': {
      const fields = fieldsOf(schema, current, isOptional);
      return fields.length > 0 ? { widget: 'object', collapsed: true, fields } : undefined;
    }
    case 'array': {
      const list = item && listOf(name, item);
      const isFilled = stepsOf(schema).some((step) => /^(min_)?length$/.test(step.type));
      // Decap refuses an empty list that is required.
      return list && (isOptional || isFilled ? list : { ...list, required: false, default: [] });
    }
    case 'lazy':
      return getter && fieldOf(name, getter(''), isOptional, current);
    case 'union': {
      // A value of one kind or another keeps the kind that it has in the file.
      const present = options.find((option) => v.is(option as v.GenericSchema, current));
      return present === undefined
        ? undefined
        : widgetOf(name, present as v.GenericSchema, isOptional, current);
    }
    default:
      return undefined;
  }
}

function listOf(name: string, item: v.GenericSchema): Record<string, unknown> | undefined {
  const { type, options = [], key = '' } = firstOf(item);
  const list = { widget: 'list', collapsed: true };
  if (type === 'picklist') return { widget: 'select', multiple: true, options };
  if (type === 'variant') {
    const kinds = options.map((option) => {
      const { [key]: kind, ...entries } = entriesOf(option as v.GenericSchema);
      const tag = String(firstOf(kind as v.GenericSchema).literal);
      return { name: tag, label: inWords(tag), widget: 'object', fields: fieldsOf(v.strictObject(entries)) };
    });
    return { ...list, typeKey: key, types: kinds };
  }
  const fields = fieldsOf(item);
  if (fields.length > 0) return { ...list, fields };
  const field = fieldOf(name, item, false, undefined);
  return field && { ...list, field: { ...field, label: 'Entry' } };
}

/** The schemas of a group's values by their names; none for any other schema. */
function entriesOf(schema: v.GenericSchema, current?: unknown): Readonly<Record<string, v.GenericSchema>> {
  const { forms } = v.getMetadata(schema);
  if (Array.isArray(forms)) return merged(forms);
  const { type, entries = {}, value } = firstOf(schema);
  if (type !== 'record' || !value || typeof current !== 'object') return entries;
  return Object.fromEntries(Object.keys(current ?? {}).map((name) => [name, value]));
}

/** The values of several kinds of a group in one form, required where all kinds have and require them. */
function merged(kinds: readonly v.GenericSchema[]): Record<string, v.GenericSchema> {
  const all = kinds.map((kind) => entriesOf(kind));
  const entries = Object.assign({}, ...all.toReversed()) as Record<string, v.GenericSchema>;
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      all.every((kind) => name in kind) ? entry : v.exactOptional(entry),
    ]),
  );
}

/** Decap's check of a text by the schema's own regular expressions and lengths, with the schema's sentences. */
function patternOf(schema: v.GenericSchema): { pattern?: [pattern: string, sentence: string] } {
  const rules = stepsOf(schema).flatMap(({ type, requirement, message }) => {
    if (typeof message !== 'string') return [];
    if (requirement instanceof RegExp && requirement.flags === '') return [[requirement.source, message]];
    if (type === 'min_length') return [[`^[^]{${requirement},}$`, message]];
    return type === 'max_length' ? [[`^[^]{0,${requirement}}$`, message]] : [];
  });
  // The first rule, that of every text, follows from the others or matters less.
  const own = rules.slice(rules.length > 1 ? 1 : 0);
  const sentence = [...new Set(own.map(([, message]) => message))].join(', and ');
  if (own.length === 0) return {};
  // Looks ahead for each rule from the text's start, as a rule may be about the text's end alone.
  return { pattern: [`^${own.map(([rule]) => `(?=[^]*?(?:${rule}))`).join('')}`, sentence] };
}

/** A schema and the steps of its pipes, in their order. */
function stepsOf(schema: v.GenericSchema | Part): Part[] {
  const [first, ...rest] = (schema as Part).pipe ?? [];
  if (!first) return [schema as Part];
  return [...(first === schema ? [first] : stepsOf(first)), ...rest];
}

const firstOf = (schema: v.GenericSchema): Part => stepsOf(schema)[0] as Part;
