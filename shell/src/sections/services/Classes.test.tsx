import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import charges from '../../content/charges.ts';
import { Classes } from './Classes.tsx';

test('a made-up fee has a star; a class may have the same hours on two days, and each stays on one line', () => {
  const hours = '9:30–11:00 AM';
  const times = `Sunday, ${hours}, and Tuesday, ${hours}`;
  const [one] = charges.classes.map((one) => ({ ...one, times, sample: true as const }));
  renderInSite(<Classes classes={one ? [one] : []} guides={[]} />);
  expect(screen.getAllByText(hours, { selector: 'span' })).toHaveLength(2);
  expect(screen.getByText(/^NPR .*\*$/)).toBeVisible();
});
