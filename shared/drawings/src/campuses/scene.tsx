import type { ReactElement } from 'react';
import type { Mark } from './parts/paint.ts';
import { birds, clouds, crescent, type Sun, skyOf, stars } from './parts/sky.ts';
import { duskTones } from './tones/dusk.ts';
import { type Colours, lightTones, type Tone, tones } from './tones/tones.ts';

export interface Scene {
  colours: Colours;
  sun?: Sun;
  /** Number of clouds. */
  clouds?: number;
  birds?: readonly [x: number, y: number];
  /** From back to front. */
  marks: readonly (Mark | readonly Mark[])[];
}

/**
 * 4:3. The drawing reaches from 0 to 640 and from 0 to 480; its edges are cut off, so that nothing ends inside the
 * frame.
 */
export const sceneWidth = 580;
export const sceneHeight = 435;

/** Short names for the tones, to keep the file small. */
const nameOf = (tone: Tone) => tones.indexOf(tone).toString(36).padStart(2, 'c');

/** Joins neighbouring marks of the same tone: fewer elements for the same picture. */
function joined(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const mark of marks) {
    const last = result.at(-1);
    const opacity = mark.opacity ?? 1;
    if (
      last &&
      last.tone === mark.tone &&
      last.line === mark.line &&
      last.round === mark.round &&
      (last.opacity ?? 1) === opacity &&
      opacity === 1
    )
      result[result.length - 1] = { ...last, d: last.d + mark.d };
    else result.push(mark);
  }
  return result;
}

/** A campus as an SVG of 640 x 480 with its own light and dark colours, the `index`th of its country. */
export function drawScene(
  id: string,
  { colours, sun = [140, 120, 34], clouds: cloudCount = 3, birds: flock, marks }: Scene,
  index: number,
): ReactElement {
  const all = joined([clouds(id, cloudCount, sun), ...(flock ? [birds(...flock)] : []), ...marks.flat()]);
  const light = lightTones(colours);
  const dusk = duskTones(light, colours.sky);
  const used = tones.filter(
    (tone) => /^(skyTop|skyFoot|sun|glow)$/.test(tone) || all.some((mark) => mark.tone === tone),
  );
  const list = (values: Record<Tone, string>) =>
    used.map((tone) => `--${nameOf(tone)}:${values[tone]}`).join(';');
  const [x, y, r] = sun;
  const sky = skyOf(index);
  const moon: Sun = [(sky.moon ?? 1) * (x - 320) + 320, y - 12, sky.moon ? r * 0.6 : 0];
  return (
    <svg viewBox="30 45 580 435" aria-hidden="true">
      <style>{`:root{${list(light)}}.n{display:none}@media(prefers-color-scheme:dark){:root{${list(dusk)}}.d{display:none}.n{display:inline}}`}</style>
      <linearGradient id="s" x2="0" y2="1">
        <stop stopColor={`var(--${nameOf('skyTop')})`} />
        <stop offset=".8" stopColor={`var(--${nameOf('skyFoot')})`} />
      </linearGradient>
      <radialGradient id="g">
        <stop stopColor={`var(--${nameOf('glow')})`} stopOpacity=".9" />
        <stop offset="1" stopColor={`var(--${nameOf('glow')})`} stopOpacity="0" />
      </radialGradient>
      <path fill="url(#s)" d="M0 0h640v480H0z" />
      <g className="d">
        <circle cx={x} cy={y} r={r * 4.6} fill="url(#g)" />
        {sky.sun ? <circle cx={x} cy={y} r={r * sky.sun} fill={`var(--${nameOf('sun')})`} /> : null}
      </g>
      {/* At dusk the sun has set: its glow is left at the horizon. */}
      <g className="n" fill={`var(--${nameOf('sun')})`}>
        <circle cx={x} cy="330" r="230" fill="url(#g)" />
        {sky.stars ? <path d={stars(id, moon)} /> : null}
        {sky.moon ? <path d={crescent(moon)} /> : null}
      </g>
      {all.map((mark, index) => {
        const colour = `var(--${nameOf(mark.tone)})`;
        const opacity = mark.opacity === 1 ? undefined : mark.opacity;
        return mark.line === undefined ? (
          <path key={index} fill={colour} opacity={opacity} d={mark.d} />
        ) : (
          <path
            key={index}
            fill="none"
            stroke={colour}
            strokeWidth={Math.round(mark.line * 10) / 10}
            strokeLinecap={mark.round && 'round'}
            opacity={opacity}
            d={mark.d}
          />
        );
      })}
    </svg>
  );
}
