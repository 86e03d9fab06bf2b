import { type EnquiryFields, enquiryFieldNames } from '@sayapatri/contract';
import type { StoredEnquiry } from '../enquiries/tables.ts';

/** The names of the values that WEBHOOK_BODY may hold. */
export const webhookFields = ['id', ...enquiryFieldNames, 'receivedAt', 'possibleSpam'] as const;

/** An enquiry's values by those names. Moments are ISO, UTC. */
export const fieldsOf = (enquiry: StoredEnquiry): Record<(typeof webhookFields)[number], string> => {
  const { id, receivedAt, flagged } = enquiry;
  return {
    id: String(id),
    ...typedFields(enquiry),
    receivedAt,
    possibleSpam: flagged ? 'yes' : 'no',
  };
};

const typedFields = (enquiry: EnquiryFields): EnquiryFields =>
  Object.fromEntries(enquiryFieldNames.map((name) => [name, enquiry[name]])) as Record<
    keyof EnquiryFields,
    string
  >;

/** JSON whose texts may name an enquiry's values, e.g. `{ "lastName": "{name}" }`. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const placeholder = /\{(\w+)\}/g;

/** Whether the texts of `template` name no value but those of an enquiry. */
export function namesFieldsOnly(template: Json): boolean {
  const fields: readonly string[] = webhookFields;
  return [...JSON.stringify(template).matchAll(placeholder)].every(([, name = '']) => fields.includes(name));
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
