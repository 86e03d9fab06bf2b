import { randomUUID } from 'node:crypto';
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Replaces a file in one step: a reader sees the old content or the new, never a part. */
export async function replaceFile(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/** Points a symbolic link at a sibling folder in one step. */
export async function replaceLink(link: string, target: string): Promise<void> {
  const draft = `${link}.${randomUUID()}.draft`;
  await symlink(path.relative(path.dirname(link), target), draft);
  await rename(draft, link);
}
