import { brand } from '@sayapatri/facts/brand';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import contact from '../../content/contact.ts';
import { OfficeMaps } from './OfficeMaps.tsx';

vi.mock('../../content/photos.ts', () => ({
  photos: {
    'office-lalitpur': { src: '/office.webp', width: 1440, height: 960, color: '#a52', sources: [] },
  },
}));

test('an office with a photograph shows it above its map, another its map alone', () => {
  renderInSite(<OfficeMaps {...contact.map} />);
  expect(screen.getByRole('img', { name: 'Kumaripati, Lalitpur' })).toHaveAttribute('src', '/office.webp');
  expect(screen.queryByRole('img', { name: 'New Baneshwor, Kathmandu' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('figure')).toHaveLength(brand.offices.length);
});
