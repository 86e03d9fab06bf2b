import { choice, group, text } from '@sayapatri/facts/schema/fields';
import { iconNames } from '../content/iconNames.ts';

/** The name of an icon that this site draws. */
export const icon = choice(iconNames);

export const iconPoint = group({ icon, title: text, description: text });
