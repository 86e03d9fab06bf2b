/** The inputs of Decap's forms, made from the shapes of the content: https://decapcms.org/docs/widgets/. */
import { type Collection, inWords } from './collections.ts';
import { versionField } from './formValues.ts';
import type { Shape } from './shape.ts';

/** One input, in Decap's words. */
type Field = Record<string, unknown>;

export function fieldsOf({ shape, file }: Collection): Field[] {
  const fields = shape.kind === 'group' ? Object.entries(shape.fields) : [];
  const body = {
    name: 'body',
    label: 'Text',
    widget: 'markdown',
    editor_components: ['code-block'],
    hint: 'Two sizes of headings (2 and 3), lists, links; figures are code blocks, written as remote-blog/README.md shows',
  };
  return [
    ...fields.map(([name, field]) => fieldOf(name, field)),
    ...(file.endsWith('.md') ? [body] : []),
    { name: versionField, widget: 'hidden', required: false },
  ];
}

const longTexts =
  /^(description|text|intro|blurb|content|excerpt|note|meaning|answer|privacy|asked|imageAlt)$/;

/** The input for a value. Nothing is required within an optional group, because Decap asks for it even without the group. */
function fieldOf(name: string, shape: Shape, withinOptional = false): Field {
  const optional = shape.optional || withinOptional;
  const common = {
    name,
    label: shape.title ?? inWords(name),
    required: !optional,
    ...(shape.hint && { hint: shape.hint }),
  };
  switch (shape.kind) {
    case 'text': {
      if (shape.picture) return { ...common, widget: 'image', choose_url: false };
      const own = shape.rules.slice(shape.rules.length > 1 ? 1 : 0);
      const pattern = own.map((rule) => `(?=${rule.pattern})`).join('');
      const otherwise = [...new Set(own.map((rule) => rule.otherwise))].join(', and ');
      return {
        ...common,
        widget: longTexts.test(name) ? 'text' : 'string',
        ...(pattern && { pattern: [`^${pattern}`, otherwise] }),
      };
    }
    case 'number':
      return { ...common, widget: 'number', value_type: 'float' };
    case 'yesOrNo':
      return { ...common, widget: 'boolean', required: false };
    case 'choice':
      return shape.options.length === 1
        ? { ...common, widget: 'hidden', default: shape.options[0] }
        : { ...common, widget: 'select', options: shape.options };
    case 'group':
      return {
        ...common,
        widget: 'object',
        collapsed: true,
        fields: Object.entries(shape.fields).map(([key, field]) => fieldOf(key, field, optional)),
      };
    case 'list':
      return { ...common, ...listOf(name, shape.of) };
    case 'named':
      return {
        ...common,
        widget: 'list',
        collapsed: true,
        fields: [fieldOf('key', key), ...valueFields(shape.of)],
      };
    default:
      return { ...common, widget: 'hidden' };
  }
}

const key: Shape = { kind: 'text', rules: [], optional: false, title: 'Named', picture: false };

const valueFields = (of: Shape): Field[] =>
  of.kind === 'group'
    ? Object.entries(of.fields).map(([name, field]) => fieldOf(name, field))
    : [fieldOf('value', of)];

function listOf(name: string, of: Shape): Field {
  const list = { widget: 'list', collapsed: true, allow_reorder: true };
  switch (of.kind) {
    case 'group':
      return { ...list, fields: Object.entries(of.fields).map(([key, field]) => fieldOf(key, field)) };
    case 'variants':
      return {
        ...list,
        typeKey: of.key,
        types: Object.entries(of.groups).map(([tag, group]) => ({
          ...fieldOf(tag, group),
          label: inWords(tag),
        })),
      };
    case 'choice':
      return { widget: 'select', multiple: true, options: of.options };
    case 'text':
    case 'number':
      return { ...list, field: { ...fieldOf(name, of), label: 'Entry' } };
    default:
      return { widget: 'hidden' };
  }
}
