/** Shades of one colour, written as #RRGGBB, that are like those of another. */

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as unknown as Channels;

/** Relative luminance as WCAG 2.2 defines it, 0 to 1. */
function luminanceOf(channels: Channels): number {
  const linear = (channel: number) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  const [red, green, blue] = channels;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Hue in degrees and saturation, 0 to 1, as in CSS's `hsl()`. */
function hueOf(colour: string): { hue: number; saturation: number } {
  const [red, green, blue] = channelsOf(colour);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, saturation: 0 };
  const saturation = range / (1 - Math.abs(2 * most - range - 1));
  if (most === red) return { hue: 60 * ((green - blue) / range), saturation };
  return { hue: 60 * (most === green ? 2 + (blue - red) / range : 4 + (red - green) / range), saturation };
}

function fromHsl(hue: number, saturation: number, lightness: number): Channels {
  const width = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((start) => {
    const turn = (((start + hue / 30) % 12) + 12) % 12;
    return lightness - width * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  }) as unknown as Channels;
}

/**
 * Returns a function that moves a shade of the colour `from` to the hue and saturation of `to`. Its luminance stays, so
 * that every contrast between shades stays too, but for the rounding of a channel.
 */
export function shadesLike(from: string, to: string): (shade: string) => string {
  if (from === to) return (shade) => shade;
  const [base, chosen] = [hueOf(from), hueOf(to)];
  // A brighter colour makes no brighter grounds: a page would glow.
  const share = Math.min(1, chosen.saturation / base.saturation);
  return (shade) => {
    const own = hueOf(shade);
    const hue = own.hue + chosen.hue - base.hue;
    const saturation = own.saturation * share;
    const luminance = luminanceOf(channelsOf(shade));
    let [dark, light] = [0, 1];
    for (let step = 0; step < 24; step += 1) {
      const lightness = (dark + light) / 2;
      if (luminanceOf(fromHsl(hue, saturation, lightness)) < luminance) dark = lightness;
      else light = lightness;
    }
    const channels = fromHsl(hue, saturation, light).map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    return `#${channels.join('').toUpperCase()}`;
  };
}
