import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const suffix = '.template';

/**
 * The filled files of the template in `folder`, by default that of a new remote, by their paths in the project: each
 * `{{name}}` in text and path is replaced by the value of that name. Throws an Error for a name without a value.
 */
export async function filledTemplate(
  values: Record<string, string>,
  folder = path.join(import.meta.dirname, 'template'),
): Promise<Record<string, string>> {
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined)
        throw new Error(`The template of a new remote names {{${name}}}, which has no value.`);
      return value;
    });
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => file.endsWith(suffix)).sort();
  const filled = files.map(async (file) => [
    fill(file.slice(0, -suffix.length)),
    fill(await readFile(path.join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(await Promise.all(filled));
}
