import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RadioPills } from './RadioPills.tsx';

const choices = [
  { value: 'any', label: 'Any' },
  { value: 'big', label: 'Big city' },
];

test('the choices are radio buttons of a named group, and one is chosen', async () => {
  const onInput = vi.fn();
  const { user } = renderInSite(
    <form onInput={onInput}>
      <RadioPills label="City" name="city" choices={choices} defaultValue="any" />
    </form>,
  );
  expect(screen.getByRole('group', { name: 'City' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Any' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Big city' }));
  expect(screen.getByRole('radio', { name: 'Any' })).not.toBeChecked();
  expect(onInput).toHaveBeenCalled();
});
