import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invalid, optional, required, withHint } from './examples.tsx';

test('the label names the control and the hint describes it', () => {
  renderInSite(withHint);

  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('As in your passport');
});

test('a required field is marked for the eye and for screen readers', () => {
  renderInSite(required);

  expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  expect(screen.getByText('*')).toBeVisible();
});

test('an error makes the control invalid and is read out with it', () => {
  renderInSite(invalid);

  const control = screen.getByRole('textbox', { name: 'Name' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('As in your passport Please tell us your name');
});

test('a long text gets a box of several lines', () => {
  renderInSite(optional);

  expect(screen.getByRole('textbox', { name: 'Message (optional)' })).toHaveAttribute('rows', '7');
});
