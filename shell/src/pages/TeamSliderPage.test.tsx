import { screen, within } from '@testing-library/react';
import { renderInSite } from 'shared/testing';
import { expect, test } from 'vitest';
import { shell } from '../remote.tsx';
import TeamSliderPage from './TeamSliderPage.tsx';

test('the slider shows five members of staff, one of each role', () => {
  renderInSite(<TeamSliderPage />);
  const slider = within(screen.getByRole('group', { name: 'Our staff' }));

  expect(slider.getAllByRole('group')).toHaveLength(5);
  for (const role of [
    'CEO and Founder',
    'Education Consultant',
    'Student Advisor',
    'Marketing Director',
    'IT Manager',
  ])
    expect(slider.getByText(role)).toBeInTheDocument();
});

test('the page is in no menu and not for search engines', () => {
  const page = shell.pages.find(({ path }) => path === '/test-team-slider');

  expect(page).toMatchObject({ indexed: false });
  expect(page?.nav).toBeUndefined();
});
