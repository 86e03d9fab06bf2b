/** The logo as the owner uploads it: checked, cleaned, and made into the icon of tabs and phones too. */
import { cleanedLogo, withSize } from '@sayapatri/facts/logo';
import { UserError } from '@sayapatri/hosting/userError';
import sharp, { type Metadata } from 'sharp';

const megabyte = 1_000_000;
const largest = 2 * megabyte;
/** A logo made of pixels is then sharp on every screen at a width of 34 pixels, and as an icon of up to 512. */
const pixels = { logo: 96, icon: 320 };

/** The text of both SVG files. Rejects with a UserError where the upload is no picture, or is not square. */
export async function preparedLogo(content: Buffer): Promise<{ logo: string; icon: string }> {
  if (content.length > largest)
    throw new UserError(
      `The logo has ${Math.ceil(content.length / megabyte)} MB: choose one of at most 2 MB.`,
    );
  const text = content.toString('utf8');
  const isSvg = !content.includes(0) && /<svg[\s>]/.test(text);
  const logo = isSvg ? cleaned(text) : await fromPixels(content, pixels.logo);
  const drawn = await sharp(withSize(logo, 64)).ensureAlpha().stats().catch(damaged);
  if (drawn.channels[3]?.max === 0) throw new UserError('The logo shows nothing: export it anew.');
  const onIcon = isSvg ? logo : await fromPixels(content, pixels.icon);
  return { logo: titled(logo, 'Logo'), icon: titled(iconOf(onIcon), 'Icon') };
}

function cleaned(source: string): string {
  try {
    return cleanedLogo(source);
  } catch (error) {
    throw new UserError(`The logo ${(error as Error).message}.`);
  }
}

const none: Partial<Metadata> = {};
const damaged = () => {
  throw new UserError('The logo is damaged: export it anew.');
};

async function fromPixels(content: Buffer, size: number): Promise<string> {
  const image = sharp(content.length > 0 ? content : Buffer.alloc(1));
  const { format, width = 0, height = 0 } = await image.metadata().catch(() => none);
  if (!['png', 'jpeg', 'webp'].includes(format ?? ''))
    throw new UserError('The logo is neither an SVG nor a PNG, JPEG or WebP: save it as one of them.');
  if (Math.abs(width / height - 1) > 0.02)
    throw new UserError(
      `The logo is ${width} pixels wide and ${height} high, but pages show it as a square beside the name: save the sign alone, on a square.`,
    );
  const resized = image.autoOrient().resize(size, size, { fit: 'fill' }).png({ palette: true });
  const png = await resized.toBuffer().catch(damaged);
  return cleaned(
    `<svg viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );
}

/** The logo on white, which is how it was chosen to look, with the round corners of the site's own icon. */
const iconOf = (logo: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#FFFFFF"/>${logo.replace('<svg xmlns="http://www.w3.org/2000/svg"', '<svg x="4" y="4" width="24" height="24"')}</svg>`;

/** A drawing needs a title to pass the repository's lint; builds leave it out. */
const titled = (svg: string, title: string) => `${svg.replace('>', `><title>${title}</title>`)}\n`;
