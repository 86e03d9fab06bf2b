import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Portrait } from './Portrait.tsx';

vi.mock('../../content/photos.ts', () => ({
  photos: { 'img-2041': { src: '/photo.webp', width: 1440, height: 960, color: '#a52', sources: [] } },
}));

test('a photograph whose ID no drawing has is shown, with the person’s name', () => {
  render(<Portrait image="img-2041" name="Dolma Sample" />);
  expect(screen.getByRole('img', { name: 'Dolma Sample' })).toHaveAttribute('src', '/photo.webp');
});
