import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ofADrawing, ofAPhotograph } from './examples.tsx';
import { photo } from './picture.fixture.ts';

test('a drawing reserves its space and is loaded lazily', () => {
  const { container } = renderInSite(ofADrawing);

  const image = screen.getByRole('img', { name: 'A campus with a clock tower' });
  expect(image).toHaveAttribute('width', '400');
  expect(image).toHaveAttribute('height', '300');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(container.querySelector('picture')).toBeNull();
});

test('a photograph has all its formats and widths, and shows its main colour while loading', () => {
  const { container } = renderInSite(ofAPhotograph);

  const source = container.querySelector('picture > source');
  expect(source).toHaveAttribute('srcset', photo.sources[0]?.srcSet);
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('presentation')).toHaveStyle({ background: photo.color });
});
