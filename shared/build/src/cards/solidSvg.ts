/**
 * A drawing in its light colours, with every CSS variable replaced by its value: sharp's SVG renderer knows neither
 * variables nor colour schemes.
 */
export function solidSvg(svg: string): string {
  const light = svg.replace(/@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const values = new Map<string, string>();
  for (const [, rules = ''] of light.matchAll(/:root\{([^}]*)\}/g))
    for (const [, name = '', value = ''] of rules.matchAll(/(--[\w-]+):([^;]+)/g)) values.set(name, value);
  return light.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole);
}
