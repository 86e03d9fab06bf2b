/** How content is written to its file, so that lint passes and a change shows as what it is. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readMarkdown } from '@sayapatri/facts/schema/frontMatter';
import { parseDocument } from 'yaml';

/**
 * JSON as the repository's formatter lays it out. Small groups stand on one line if they did `before`, because the formatter
 * keeps them as they are written. Rejects where the formatter fails.
 */
export async function asJson(root: string, value: unknown, before = ''): Promise<string> {
  const open = `${JSON.stringify(value, null, 2)}\n`;
  const plain = /\{ "/.test(before)
    ? open.replaceAll(
        /\{\n *([^{}[\]]*?)\n *\}/g,
        (_group, fields: string) => `{ ${fields.replaceAll(/\n */g, ' ')} }`,
      )
    : open;
  const biome = path.join(root, 'node_modules/.bin/biome');
  if (!existsSync(biome)) return plain;
  const options = { cwd: root, maxBuffer: 16 * 1024 ** 2 };
  const formatting = promisify(execFile)(biome, ['format', '--stdin-file-path=content.json'], options);
  formatting.child.stdin?.end(plain);
  return (await formatting).stdout;
}

/** Markdown with these fields as its front matter; those that have not changed stand as they were written `before`. */
export function asMarkdown(fields: Readonly<Record<string, unknown>>, body: string, before?: string): string {
  const [, yaml = ''] = /^\uFEFF?---[ \t]*\r?\n((?:.*\r?\n)*?)---/.exec(before ?? '') ?? [];
  const document = parseDocument(yaml || '{}\n');
  const old = (before === undefined ? {} : readMarkdown(before).fields) as Record<string, unknown>;
  if (!yaml) document.contents = document.createNode({}) as typeof document.contents;
  for (const [name, value] of Object.entries(fields))
    if (JSON.stringify(value) !== JSON.stringify(old[name])) document.set(name, document.createNode(value));
  for (const name of Object.keys(old)) if (!(name in fields)) document.delete(name);
  const [lead] = /^(\r?\n)*/.exec(yaml) ?? [''];
  return `---\n${lead}${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n\n${body.trim()}\n`;
}
