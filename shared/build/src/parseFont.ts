import { create, type Font } from 'fontkit';

/** The font in `bytes`. Throws an Error that names its `file` if that is a collection of fonts. */
export function parseFont(bytes: Buffer, file: string): Font {
  const parsed = create(bytes);
  if ('fonts' in parsed) throw new Error(`${file} is a collection of fonts, not one.`);
  return parsed;
}
