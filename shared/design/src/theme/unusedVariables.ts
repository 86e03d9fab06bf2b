/** Theme variables that MUI would write although no style uses them. */
const groups = new Set([
  'breakpoints',
  'colorSchemeSelector',
  'cssVarPrefix',
  'direction',
  'font',
  'mixins',
  'motion',
  'opacity',
  'overlays',
  'rootSelector',
  'transitions',
  'typography',
  'unstable_sxConfig',
  'zIndex',
]);

/** Entries of the palette that are only used in calculations, or belong to components that the site does not use. */
const palette = /^(mode|contrastThreshold|tonalOffset)$/;
const shades =
  /^(lightChannel|darkChannel|contrastTextChannel|defaultChannel|paperChannel|primaryChannel|secondaryChannel|icon|selected|focus|activated)/;

/**
 * At most one shade is used. MUI looks up the others for variants that the site does not use, so they need a value.
 */
const oneShade = new Set(['success', 'error', 'info', 'warning', 'grey', 'common', 'FilledInput']);

/** Component palettes that are read. */
const componentPalettes = new Set(['Button', 'FilledInput']);

/** True for an unused theme variable, given as its path in the theme; it would only add bytes to every page. */
export function isUnusedVariable([group = '', name = '', shade = '']: string[]): boolean {
  if (groups.has(group)) return true;
  if (group === 'shadows') return name !== '0';
  if (group !== 'palette') return false;
  if (/^[A-Z]/.test(name) && !componentPalettes.has(name)) return true;
  if (palette.test(name) || name === 'dividerChannel' || shades.test(shade)) return true;
  return oneShade.has(name) && !['main', 'white', '100', 'bg'].includes(shade);
}

/** MUI looks these up for variants that the site does not use: the theme must contain them, but no style sheet. */
const undrawn =
  /^--mui-(palette-(common|warning|info|grey|Button|FilledInput|action|text-disabled|\w+-mainChannel)|shadows|shape)/;

/** True for a variable of unused variants, given by name; style sheets don't contain it. */
export const isUndrawn = (name: string) => undrawn.test(name);

export interface Styles {
  [name: string]: string | number | Styles;
}

/** The rules of a style sheet without the variables of unused variants. */
export function withoutUndrawn(styles: Styles): Styles {
  const kept = Object.entries(styles).filter(([name]) => !isUndrawn(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'object' ? withoutUndrawn(value) : value]),
  );
}
