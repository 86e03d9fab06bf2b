import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { staffMembers } from '../content/team.ts';
import TeamSliderPage from './TeamSliderPage.tsx';

test('the slider shows its members of staff with their roles', () => {
  renderInSite(<TeamSliderPage />);
  const slider = within(screen.getByRole('group', { name: 'Our staff' }));

  expect(slider.getAllByRole('group')).toHaveLength(staffMembers.length);
  for (const { role } of staffMembers) expect(slider.getByText(role)).toBeInTheDocument();
});
