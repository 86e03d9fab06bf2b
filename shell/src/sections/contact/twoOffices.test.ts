// @vitest-environment node
import { expect, test } from 'vitest';
import { wayBetween } from './TwoOffices.tsx';

const from = { latitude: 27.67, longitude: 85.32 };

test.each([
  ['north', 0.01, 0, 1.1],
  ['north-east', 0.02, 0.015, 2.7],
  ['east', 0, 0.02, 2],
  ['south', -0.01, 0.001, 1.1],
  ['north-west', 0.01, -0.01, 1.5],
])('an office to the %s', (direction, latitude, longitude, km) => {
  const way = wayBetween(from, {
    latitude: from.latitude + latitude,
    longitude: from.longitude + longitude,
  });
  expect(way.direction).toBe(direction);
  expect(way.km).toBeCloseTo(km, 1);
});
