// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawSvg } from '../../build/coversPlugin.ts';
import { coverByName } from './coverByName.ts';
import { coverNames } from './coverNames.ts';

describe.each(coverNames)('the cover %s', (name) => {
  const file = drawSvg(coverByName[name]);

  it('is an SVG file that stands by itself', () => {
    const drawing = new DOMParser().parseFromString(file, 'image/svg+xml');
    expect(drawing.querySelector('parsererror')).toBeNull();
    expect(drawing.documentElement.getAttribute('viewBox')).toBe('0 0 640 360');
    expect(drawing.querySelector('image, use, style, script')).toBeNull();
    expect(file).not.toContain('var(');
  });

  it('weighs at most 5 kB', () => {
    expect(file.length).toBeLessThanOrEqual(5000);
  });
});
