import { renderInSite } from '@sayapatri/testing';
import { configure, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadership, teamMembers } from '../content/people.ts';
import AboutPage from './AboutPage.tsx';

// Nothing here is hidden, and not checking for that makes queries by role several times as fast.
configure({ defaultHidden: true });

// The journey `content` of e2e checks that all texts are there.
test('everybody can be written to and called; the team moves until it is paused', () => {
  renderInSite(<AboutPage />);

  const leaders = screen.getByRole('region', { name: 'Leadership' });
  const team = screen.getByRole('group', { name: 'Our Team' });
  for (const [group, members] of [
    [within(leaders), leadership],
    [within(team), teamMembers],
  ] as const) {
    for (const { email } of members)
      expect(group.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(group.getAllByRole('link', { name: /^\+977/ })).toHaveLength(members.length);
  }
  // It is there from the start, and visible once it works.
  expect(within(team).getByLabelText('Pause the carousel')).toBeInTheDocument();
  expect(document.getElementById('registration')).toBeInTheDocument();
});
