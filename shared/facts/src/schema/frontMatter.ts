import { isAlias, isCollection, isScalar, type Node, parseDocument, visit } from 'yaml';

/** A Markdown file's front matter, the lines of YAML between its two `---`, and the text below. */
export interface MarkdownFile {
  fields: unknown;
  body: string;
  /** The number of the body's first line in the file. */
  bodyLine: number;
}

/**
 * Splits a Markdown file. Throws an Error with a line for each fault, the end of a sentence that begins with the file's
 * name. Words that YAML would leave out in silence are faults, so that a page shows what its writer wrote.
 */
export function readMarkdown(source: string): MarkdownFile {
  const [, yaml, body = ''] =
    /^\uFEFF?---[ \t]*\r?\n((?:.*\r?\n)*?)---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
  if (yaml === undefined)
    throw new Error(
      'the fields are missing: they stand between two lines of ---, the first line of the file',
    );
  const document = parseDocument(yaml);
  // The second line of the file is the first of the YAML.
  const lineAt = (offset = 0) => `line ${yaml.slice(0, offset).split('\n').length + 1}:`;
  const faults = document.errors.slice(0, 1).map(({ message, pos }) => {
    const [reason] = message.split(' at line');
    return `${lineAt(pos[0])} can't be read, because text with a colon or another sign of YAML needs quotes (${reason})`;
  });
  visit(document, {
    Node(_, node: Node) {
      const line = lineAt(node.range?.[0]);
      if (isAlias(node) || ('anchor' in node && node.anchor) || node.tag)
        faults.push(`${line} &, * and ! are signs of YAML before a word: put the text in quotes`);
      const isOnOneLine = isScalar(node) || (isCollection(node) && node.flow);
      if (isOnOneLine && node.comment)
        faults.push(
          `${line} what follows # is left out as a note: put the text in quotes, or begin a line with the note`,
        );
    },
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const bodyLine = source.slice(0, source.length - body.length).split('\n').length;
  return { fields: document.toJS() ?? {}, body, bodyLine };
}
