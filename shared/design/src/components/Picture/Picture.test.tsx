import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Photo, Picture } from './Picture.tsx';

const drawing = { src: '/campus.svg', width: 400, height: 300 };
const photo: Photo = {
  ...drawing,
  sources: [{ type: 'image/avif', srcSet: '/campus-360.avif 360w, /campus-720.avif 720w' }],
  color: 'rgb(80 120 160)',
};

test('a photograph has all its formats and widths, and shows its main colour while loading', () => {
  const { container } = renderInSite(<Picture picture={photo} alt="" sizes="50vw" loading="eager" />);

  const source = container.querySelector('picture > source');
  expect(source).toHaveAttribute('srcset', photo.sources[0]?.srcSet);
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('presentation')).toHaveStyle({ background: photo.color });
});
