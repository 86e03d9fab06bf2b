/** JSON whose texts may name an enquiry's values, e.g. `{ "lastName": "{name}" }`. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const placeholder = /\{(\w+)\}/g;

/** The names in `template` that are none of `fields`, each once. */
export function unknownNames(template: Json, fields: readonly string[]): string[] {
  const names = [...JSON.stringify(template).matchAll(placeholder)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !fields.includes(name));
}

/**
 * `template` with every `{name}` in its texts replaced by that field's value. A text that is nothing but the name of an
 * empty value becomes null, as CRMs refuse an empty phone number.
 */
export function fillTemplate(template: Json, fields: Readonly<Record<string, string>>): Json {
  if (typeof template === 'string') {
    const filled = template.replace(placeholder, (whole, name: string) => fields[name] ?? whole);
    return filled === '' && template !== '' ? null : filled;
  }
  if (Array.isArray(template)) return template.map((item) => fillTemplate(item, fields));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, fillTemplate(value, fields)]),
  );
}
