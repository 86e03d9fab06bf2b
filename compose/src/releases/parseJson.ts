import { UserError } from '@sayapatri/contract/userError';
import * as v from 'valibot';

interface JsonFile<T> {
  schema: v.GenericSchema<unknown, T>;
  /** How to fix the file, as the end of a sentence. */
  hint: string;
}

/** Checks a JSON text. Throws a UserError with the file's name, what is wrong in it, and the hint. */
export function parseJson<T>(text: string, file: string, { schema, hint }: JsonFile<T>): T {
  let data: unknown;
  try {
    // Some editors write a byte order mark.
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UserError(`${file} is not valid JSON: ${hint}`);
  }
  const { success, output, issues } = v.safeParse(schema, data);
  if (success) return output;
  const [issue] = issues;
  const place = issue.path?.map(({ key }) => key as PropertyKey) ?? [];
  const where = place.length > 0 ? `at "${place.join('.')}" ` : '';
  throw new UserError(`${file} is refused, malformed ${where}(${issue.message}): ${hint}`);
}
