/** Only the lock's holder replaces files: a draft that already exists was left by a killed command and is deleted. */
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Replaces a file in one step: a reader sees the old content or the new, never a part. */
export async function replaceFile(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  await rm(draft, { recursive: true, force: true });
  await writeFile(draft, content, { flush: true });
  await rename(draft, file);
}

/** Points a symbolic link at a folder in one step. */
export async function replaceLink(link: string, target: string): Promise<void> {
  const draft = `${link}.draft`;
  await rm(draft, { recursive: true, force: true });
  await symlink(path.relative(path.dirname(link), target), draft);
  await rename(draft, link);
}
