import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { SkylineFrame } from './SkylineFrame.tsx';

const modules = import.meta.glob<Record<string, ComponentType>>(['./*Skyline.tsx', '!./Skyline.tsx'], {
  eager: true,
});
const skylines = Object.entries(modules).flatMap(([, module]) => Object.entries(module));

const maxBytes = 6000;
const bytesOf = (markup: string) => new TextEncoder().encode(markup).length;

describe('the skylines', () => {
  it('are drawn for all eight countries', () => {
    expect(skylines.map(([name]) => name.replace('Skyline', '')).sort()).toEqual([
      'Australia',
      'Canada',
      'Europe',
      'Japan',
      'Korea',
      'NewZealand',
      'Uk',
      'Usa',
    ]);
  });

  it.each(skylines)('%s weighs at most 6 kB', (_, Skyline) => {
    const { container } = render(<Skyline />);
    expect(bytesOf(container.innerHTML)).toBeLessThanOrEqual(maxBytes);
  });

  it.each(skylines)('%s is decoration, and keeps its foot when cropped', (_, Skyline) => {
    const { container } = render(<Skyline />);
    const drawing = container.querySelector('svg');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    expect(drawing?.getAttribute('viewBox')).toBe('0 0 1200 320');
    expect(drawing?.getAttribute('preserveAspectRatio')).toBe('xMidYMax slice');
  });

  it.each(skylines)('%s takes its colors from the theme and draws no broken path', (_, Skyline) => {
    const { container } = render(<Skyline />);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    const fills = [...container.querySelectorAll('[fill]')].map((shape) => shape.getAttribute('fill'));
    for (const fill of fills)
      expect(fill).toMatch(/^(none|#fff|var\(--skyline-(far|mid|near|accent),#[\da-f]{6}\))$/);
  });

  it('leave the bare ridge to a country without a drawing', () => {
    const { container } = render(<SkylineFrame sun={[600, 120, 42]} />);
    expect(bytesOf(container.innerHTML)).toBeLessThan(maxBytes / 3);
  });
});
