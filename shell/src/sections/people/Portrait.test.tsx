import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Portrait } from './Portrait.tsx';

vi.mock('../../content/photos.ts', () => ({
  photos: Object.fromEntries(
    ['img-2041', 'asmita'].map((id) => [
      id,
      { src: `/${id}.webp`, width: 1440, height: 960, color: '#a52', sources: [] },
    ]),
  ),
}));

test.each(['img-2041', 'asmita'])(
  'the photograph %s is shown with the person’s name, whether or not a drawing has its ID',
  (image) => {
    render(<Portrait image={image} name="Dolma Sample" />);
    expect(screen.getByRole('img', { name: 'Dolma Sample' })).toHaveAttribute('src', `/${image}.webp`);
  },
);

test('a drawing is shown with a text that describes it', () => {
  render(<Portrait image="prakash" name="Prakash Sample" />);
  expect(screen.getByRole('img', { name: /moustache/ })).toHaveAttribute('src', expect.stringMatching(/svg/));
});
