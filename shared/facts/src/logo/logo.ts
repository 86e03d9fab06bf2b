/** Checks and cleans the SVG file of a logo or an icon, in builds. */
import type { paletteOf } from '@sayapatri/design/palette';
import { SaxesParser } from 'saxes';

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  text: string;
}

const longest = 150_000;
const deepest = 64;
const instead = 'export it as plain shapes, or save it as a PNG';

/** The allowed elements. `use`, `filter`, `mask` and `pattern` are missing, because a few letters of them can draw for hours. */
const shapes =
  /^(svg|g|defs|path|circle|ellipse|rect|line|polyline|polygon|(linear|radial)Gradient|stop|clipPath|style|image)$/;

/** Elements and attributes that only describe the drawing, or are notes of drawing programs, are left out. */
const noteElements = /^(title|desc|metadata)$|:/;
const noteAttributes = /^(xmlns|data-)|:/;

/**
 * The drawing of an SVG file without notes of drawing programs. Throws an Error, the end of a sentence that begins with the
 * file's name, where the drawing is not square, or runs code, loads something or needs a font.
 */
export function cleanedLogo(source: string): string {
  const root = parsed(source);
  if (root?.name !== 'svg') throw new Error(`is no SVG: ${instead}`);
  const svg = written({ ...root, attributes: { xmlns: 'http://www.w3.org/2000/svg', ...inSquare(root) } });
  if (svg.length > longest)
    throw new Error(`is drawn in more than ${longest / 1000} kB: simplify its shapes, or save it as a PNG`);
  return svg;
}

/** The drawing with the brand's colours in place of `var(--primary)`, `var(--accent)` and `var(--accent-dark)`. */
export function inBrandColours(
  svg: string,
  { lightPalette }: Pick<ReturnType<typeof paletteOf>, 'lightPalette'>,
) {
  const { primary, secondary } = lightPalette;
  return svg
    .replaceAll('var(--primary)', primary.main)
    .replaceAll('var(--accent)', secondary.main)
    .replaceAll('var(--accent-dark)', secondary.dark);
}

/** The drawing with a width and height of `size`, in which sharp turns it into pixels. */
export const withSize = (svg: string, size: number): Buffer =>
  Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `));

const refusal = (what: string) => new Error(`holds ${what}: ${instead}`);

/** The file's one element. Nothing that the file defines is filled in: entities are refused. */
function parsed(source: string): Element | undefined {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  const open: Element[] = [{ name: '', attributes: {}, children: [], text: '' }];
  parser.on('error', () => {
    throw new Error(`can’t be read as SVG: ${instead}`);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw refusal('definitions of its own');
  });
  parser.on('processinginstruction', () => {
    throw refusal('an instruction for programs');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > deepest) throw refusal(`more than ${deepest} groups within each other`);
    const element: Element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(source).close();
  return open[0]?.children[0];
}

function written({ name, attributes, children, text }: Element): string {
  if (!shapes.test(name)) throw refusal(name === 'text' ? 'letters that need a font' : `<${name}>`);
  const kept = Object.entries(attributes)
    .map(([attribute, value]) => [attribute.replace('xlink:href', 'href'), value] as const)
    .filter(([attribute]) => attribute === 'xmlns' || !noteAttributes.test(attribute))
    .map(([attribute, value]) => {
      const fault = attributeFault(name, attribute, value);
      if (fault) throw refusal(fault);
      return ` ${attribute}="${escaped(value)}"`;
    });
  const style = name === 'style' ? text.trim() : '';
  if (loading.test(style)) throw refusal('a style that loads something');
  const inside = children
    .filter((child) => !noteElements.test(child.name))
    .map(written)
    .join('');
  const content = escaped(style) + inside;
  return content ? `<${name}${kept.join('')}>${content}</${name}>` : `<${name}${kept.join('')}/>`;
}

/** Matches every address but that of a part of the same file, in any spelling. */
const loading = /url\((?!\s*['"]?#)|\b(image|image-set|src)\(|@(?!media\b)|\\/i;

function attributeFault(element: string, name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return 'a script';
  if (name === 'href' && element === 'image')
    return /^data:image\/png;base64,[\w+/=\s]+$/.test(value) ? undefined : 'a picture that is no PNG';
  if (name === 'href') return value.startsWith('#') ? undefined : 'a link to another file';
  return name !== 'xmlns' && loading.test(value) ? 'a style that loads something' : undefined;
}

/** The attributes of the whole drawing, with a square frame and without a size, which the page sets. */
function inSquare({ attributes: { viewBox, width, height, ...others } }: Element): Record<string, string> {
  const [left = 0, top = 0, across = 0, down = 0] = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, Number.parseFloat(width ?? ''), Number.parseFloat(height ?? '')];
  if (!(across > 0 && down > 0)) throw new Error(`has no viewBox, which says how large it is: ${instead}`);
  if (Math.abs(across / down - 1) > 0.02)
    throw new Error(
      `is ${across} wide and ${down} high, but pages show it as a square beside the name: save the sign alone, on a square`,
    );
  const { xmlns: _, ...kept } = others;
  return { viewBox: [left, top, across, down].join(' '), ...kept };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
