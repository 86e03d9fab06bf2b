import { parse } from 'yaml';

/** A Markdown file's front matter, the lines of YAML between its two `---`, and the text below. */
export interface MarkdownFile {
  fields: unknown;
  body: string;
}

/** Splits a Markdown file. Throws an Error with the end of a sentence that begins with the file's name. */
export function readMarkdown(source: string): MarkdownFile {
  const [, yaml, body = ''] =
    /^\uFEFF?---[ \t]*\r?\n((?:.*\r?\n)*?)---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
  if (yaml === undefined)
    throw new Error(
      'the fields are missing: they stand between two lines of ---, the first line of the file',
    );
  try {
    return { fields: parse(yaml) ?? {}, body };
  } catch (error) {
    const [reason] = (error as Error).message.split(':\n');
    throw new Error(`the fields can't be read, text with a colon needs quotes (${reason})`);
  }
}
