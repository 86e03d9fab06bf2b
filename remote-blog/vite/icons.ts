import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const iconFile = createRequire(import.meta.url).resolve('@sayapatri/design/icons.svg');

/** The shapes of each icon of the design system, by its name. */
export const icons = new Map(
  Array.from(
    readFileSync(iconFile, 'utf8').matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24">(.*)<\/symbol>/g),
    ([, name, shapes]) => [name, shapes] as const,
  ),
);
