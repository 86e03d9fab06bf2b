import { fill, line, type Mark, path, shape } from './paint.ts';

/** A little red railway car on its slope (Wellington). */
export function cableCar(x: number, y: number, slope: number): Mark[] {
  const end = 700;
  const rise = (to: number) => y - (to - x) * slope;
  return [
    line('shade2', 7, path`M-20 ${rise(-20)}L${end} ${rise(end)}`),
    line('ink', 1.4, path`M-20 ${rise(-20) - 3}L${end} ${rise(end) - 3}`, 0.6),
    fill('ember', path`M${x} ${rise(x) - 4}l0 -30q1 -5 6 -6l50 ${-50 * slope}q6 0 6 5v${30 - 4 * slope}z`),
    fill(
      'window',
      [0, 1, 2, 3]
        .map((index) => {
          const wx = x + 6 + index * 13.5;
          return shape(
            wx,
            rise(wx) - 17,
            wx,
            rise(wx) - 31,
            wx + 9.5,
            rise(wx + 9.5) - 31,
            wx + 9.5,
            rise(wx + 9.5) - 17,
          );
        })
        .join(''),
    ),
    line('white', 2.4, path`M${x} ${rise(x) - 11}L${x + 62} ${rise(x + 62) - 11}`),
  ];
}
