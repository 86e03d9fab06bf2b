/** Fields for schemas of content that names icons. Builds, tests and the editor import it, nothing in a browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { choice, group, text } from '@sayapatri/facts/schema/fields';
import type { IconName } from './icons.ts';

const iconFile = createRequire(import.meta.url).resolve('@sayapatri/design/icons.svg');
const iconNames = Array.from(readFileSync(iconFile, 'utf8').matchAll(/<symbol id="(\w+)"/g), ([, id]) => id);

/** The name of an icon of the design system. */
export const icon = choice(iconNames as readonly IconName[]);

export const iconPoint = group({ icon, title: text, description: text });
