import { CST, type Document, isAlias, isScalar, Lexer, type Node, parseDocument, Scalar, visit } from 'yaml';

/** A Markdown file's front matter, the lines of YAML between its two `---`, and the text below. */
export interface MarkdownFile {
  fields: unknown;
  body: string;
  /** The number of the body's first line in the file. */
  bodyLine: number;
}

interface Fault {
  /** In the file, whose second line is the first of the YAML. */
  line: number;
  words: string;
}

/**
 * Splits a Markdown file. Throws an Error with a line for each fault, the end of a sentence that begins with the file's
 * name. Values that YAML would change in silence are faults, so that a page shows what its writer wrote.
 */
export function readMarkdown(source: string): MarkdownFile {
  const [, yaml, body = ''] =
    /^\uFEFF?---[ \t]*\r?\n((?:.*\r?\n)*?)---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
  if (yaml === undefined)
    throw new Error(
      'the fields are missing: they stand between two lines of ---, the first line of the file',
    );
  const document = parseDocument(yaml);
  const unreadable = document.errors.map((error) => syntaxFault(yaml, error));
  const faults = unreadable.length > 0 ? unreadable.slice(0, 1) : silentFaults(yaml, document);
  if (faults.length > 0)
    throw new Error(faults.map(({ line, words }) => `line ${line}: ${words}`).join('\n'));
  const bodyLine = source.slice(0, source.length - body.length).split('\n').length;
  return { fields: document.toJS() ?? {}, body, bodyLine };
}

const lineAt = (yaml: string, offset: number) => yaml.slice(0, offset).split('\n').length + 1;

/** How a line is to be written, e.g. `title: "IELTS #1 tips"`, as the end of a sentence. */
function inQuotes(yaml: string, line: number): string {
  const [, lead, text] =
    /^\s*((?:- |[\w-]+:)\s*)([^\s[{"'|>].*?)\s*$/.exec(yaml.split('\n')[line - 2] ?? '') ?? [];
  return lead && text ? `write ${lead}${JSON.stringify(text)}` : 'put the text in quotes';
}

function syntaxFault(yaml: string, { message, pos }: Document['errors'][number]): Fault {
  const line = lineAt(yaml, pos[0]);
  const [reason] = message.split(' at line');
  const words = `can't be read, because text with a colon or another sign of YAML needs quotes (${reason}): ${inQuotes(yaml, line)}`;
  return { line, words };
}

const silentFaults = (yaml: string, document: Document): Fault[] => {
  const found = [...noteFaults(yaml), ...nodeFaults(yaml, document)];
  // Other programs, such as editors of content, read the former version, in which more words are no text.
  const former = nodeFaults(yaml, parseDocument(yaml, { version: '1.1' }));
  const added = former.filter(({ line }) => found.every((fault) => fault.line !== line));
  return [...found, ...added].sort((a, b) => a.line - b.line);
};

/** Faults where a `#` cuts a value off. A note that begins its line is none. */
function* noteFaults(yaml: string): Generator<Fault> {
  let read = '';
  for (const token of new Lexer().lex(yaml)) {
    const kind = CST.tokenType(token);
    if (kind === 'comment' && /[^\n]$/.test(read)) {
      const line = lineAt(yaml, read.length);
      const words = `what follows # is left out as a note: ${inQuotes(yaml, line)}, or begin a line with the note`;
      yield { line, words };
    }
    // The lexer marks documents and scalars by control characters, which the text does not have.
    if (kind !== 'doc-mode' && kind !== 'flow-error-end' && kind !== 'scalar') read += token;
  }
}

/** Faults where a value is something else than the text that was written. */
function nodeFaults(yaml: string, document: Document): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Node(_, node: Node) {
      const line = lineAt(yaml, node.range?.[0] ?? 0);
      const isMarked = isAlias(node) || ('anchor' in node && node.anchor) || node.tag;
      if (isMarked)
        faults.push({ line, words: `&, * and ! are signs of YAML before a word: ${inQuotes(yaml, line)}` });
      else if (isScalar(node) && node.type === Scalar.PLAIN && !isAsWritten(node)) {
        const { source, value } = node;
        const number =
          typeof value === 'number' && Number.isFinite(value) ? `${value} for a number, or ` : '';
        const words = `YAML reads ${source} as ${value instanceof Date ? 'a time' : value}: write ${number}${JSON.stringify(source)}`;
        faults.push({ line, words });
      }
    },
  });
  return faults;
}

/** True for text, for days such as 2025-01-31, for numbers as people write them, and for true and false. */
const isAsWritten = ({ value, source = '' }: Scalar) =>
  value === source || (value !== null && String(value) === source) || /^(|\d{4}-\d{2}-\d{2})$/.test(source);
