import { describe, expect, it } from 'vitest';
import { coverNames } from '../schema/coverNames.ts';
import { coverByName } from './coverByName.ts';

describe.each(coverNames)('the cover %s', (name) => {
  it('is a self-contained SVG file of at most 5 kB', () => {
    // Under test the address carries the drawing itself.
    const file = decodeURIComponent(coverByName[name].replace('data:image/svg+xml,', ''));
    const drawing = new DOMParser().parseFromString(file, 'image/svg+xml');
    expect(drawing.querySelector('parsererror')).toBeNull();
    expect(drawing.documentElement.getAttribute('viewBox')).toBe('0 0 640 360');
    expect(drawing.querySelector('image, use, script')).toBeNull();
    expect(file).not.toContain('var(');
    // At night the sun is a crescent, without the day's discs.
    expect([...drawing.querySelectorAll('[data-moon]')].map(({ tagName }) => tagName)).toEqual(['path']);
    expect(file.length).toBeLessThanOrEqual(5000);
  });
});
