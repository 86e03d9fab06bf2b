/** Modern buildings, each the landmark of one university. */
import { ellipse, fill, ground, line, type Mark, path, rect, shape, times } from './paint.ts';
import { windows } from './windows.ts';

/** A library below a grass slope, with a white cone on top (Delft). */
export function grassLibrary(x: number, w: number, y = ground): Mark[] {
  const h = w * 0.26;
  const cx = x + w * 0.56;
  return [
    fill('pane', shape(x + w * 0.42, y, x + w * 0.42, y - h * 0.9, x + w, y - h, x + w, y)),
    ...windows({
      x: x + w * 0.43,
      y: y - h * 0.86,
      w: w * 0.56,
      h: h * 0.84,
      cols: 14,
      rows: 4,
      fillX: 0.86,
      fillY: 0.8,
      dark: 0.5,
    }),
    fill(
      'leafLight',
      shape(
        x - 8,
        y + 2,
        x + w * 0.78,
        y - h - 12,
        x + w + 8,
        y - h - 8,
        x + w + 8,
        y - h,
        x + w * 0.8,
        y - h - 2,
        x + w * 0.44,
        y - h * 0.56,
        x + w * 0.42,
        y + 2,
      ),
    ),
    fill(
      'leaf',
      shape(
        x + w * 0.12,
        y + 2,
        x + w * 0.78,
        y - h - 9,
        x + w * 0.8,
        y - h - 2,
        x + w * 0.44,
        y - h * 0.56,
        x + w * 0.42,
        y + 2,
      ),
      0.65,
    ),
    fill('white', shape(cx - w * 0.15, y - h * 0.66, cx, y - h - w * 0.36, cx + w * 0.15, y - h - 6)),
    fill('shade2', shape(cx + w * 0.03, y - h * 0.86, cx, y - h - w * 0.36, cx + w * 0.15, y - h - 6)),
    fill(
      'window',
      shape(cx - w * 0.035, y - h - w * 0.23, cx, y - h - w * 0.33, cx + w * 0.035, y - h - w * 0.23),
      0.9,
    ),
    line('ink', 2, path`M${cx} ${y - h - w * 0.36}v-20`),
    line('trim', 2.4, path`M${x + w * 0.1} ${y}L${x + w * 0.22} ${y - h * 0.32}`, 0.8),
  ];
}

/** A low copper shell on arches over a ring of water (Canberra). */
export function shellDome(x: number, w: number, y = ground): Mark[] {
  const [rx, h] = [w / 2, w * 0.24];
  const arches = times(9).map((index) => {
    const [left, right] = [x - rx + (index * w) / 9, x - rx + ((index + 1) * w) / 9];
    const lift = 14 + 7 * Math.sin(((index + 0.5) / 9) * Math.PI);
    return path`M${left + 3} ${y}Q${(left + right) / 2} ${y - lift * 2} ${right - 3} ${y}z`;
  });
  return [
    fill(
      'roof',
      path`M${x - rx - 8} ${y}C${x - rx * 0.8} ${y - h * 1.25} ${x + rx * 0.8} ${y - h * 1.25} ${x + rx + 8} ${y}z`,
    ),
    fill(
      'roofShade',
      path`M${x + rx * 0.1} ${y - h * 0.93}C${x + rx * 0.6} ${y - h * 0.9} ${x + rx * 0.85} ${y - h * 0.5} ${x + rx + 8} ${y}H${x + rx * 0.4}C${x + rx * 0.5} ${y - h * 0.5} ${x + rx * 0.3} ${y - h * 0.85} ${x + rx * 0.1} ${y - h * 0.93}z`,
      0.8,
    ),
    line(
      'roofShade',
      1.2,
      times(7)
        .map(
          (index) =>
            path`M${x + (index - 3) * rx * 0.28} ${y - 18}Q${x + (index - 3) * rx * 0.16} ${y - h * 0.8} ${x} ${y - h * 0.94}`,
        )
        .join(''),
      0.6,
    ),
    fill('window', arches.join('')),
    line('trim', 2.2, arches.map((arch) => arch.replace('z', '')).join('')),
    fill('water', ellipse(x, y + 6, rx + 22, 8)),
    line('ripple', 1.6, path`M${x - rx} ${y + 7}h40M${x + 10} ${y + 9}h60`, 0.8),
  ];
}

/** A concrete cube on a narrow base, with slits for windows (Waterloo). */
export function cubeLibrary(x: number, w: number, h: number, y = ground): Mark[] {
  const [left, top, foot] = [x - w / 2, y - h, h * 0.2];
  const floors = 7;
  return [
    fill('shade', rect(left + w * 0.14, y - foot, w * 0.72, foot)),
    fill('window', rect(left + w * 0.2, y - foot + 6, w * 0.6, foot - 8), 0.9),
    line(
      'shade',
      4,
      times(7)
        .map((index) => path`M${left + w * (0.2 + index * 0.1)} ${y - foot}v${foot}`)
        .join(''),
    ),
    fill('wall', rect(left, top, w, h - foot)),
    fill('shade', rect(left + w * 0.82, top, w * 0.18, h - foot)),
    ...times(floors).flatMap((floor) =>
      windows({
        x: left + 6,
        y: top + 8 + (floor * (h - foot - 14)) / floors,
        w: w * 0.8 - 6,
        h: (h - foot - 14) / floors,
        cols: 16,
        fillX: 0.42,
        fillY: 0.62,
        dark: 0.5,
      }),
    ),
    fill('trim', rect(left - 3, top - 5, w + 6, 8) + rect(left - 2, y - foot - 4, w + 4, 6)),
    fill('shade', rect(left + w * 0.3, top - 22, w * 0.4, 17)),
    fill('trim', rect(left + w * 0.28, top - 25, w * 0.44, 4)),
  ];
}
