import { renderInSite } from '@sayapatri/testing';
import { configure, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import about from '../content/about.ts';
import services from '../content/services.ts';
import { leadership, teamMembers } from '../content/team.ts';
import trust from '../content/trust.ts';
import AboutPage from './AboutPage.tsx';

// Nothing here is hidden, and not checking for that makes queries by role several times as fast.
configure({ defaultHidden: true });

const region = (name: string) => within(screen.getByRole('region', { name }));
const titles = (name: string) => region(name).getAllByRole('heading', { level: 3 });

test('the page has services, reasons, and a section on registration that other pages link to', () => {
  renderInSite(<AboutPage />);

  expect(titles(about.services.title)).toHaveLength(services.cards.items.length);
  expect(titles(about.whyChooseUs.title)).toHaveLength(about.whyChooseUs.points.length);
  expect(screen.getByRole('region', { name: trust.title })).toHaveAttribute('id', 'registration');
});

test('the leaders, and the team in a carousel that can be paused, are introduced with every field', () => {
  renderInSite(<AboutPage />);

  const leaders = region('Leadership');
  expect(titles('Leadership')).toHaveLength(leadership.length);
  for (const { role, description, expertise, email } of leadership) {
    for (const text of [role, description, ...expertise]) expect(leaders.getByText(text)).toBeInTheDocument();
    expect(leaders.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  }
  expect(leaders.getAllByRole('link', { name: /^\+977/ })).toHaveLength(leadership.length);
  for (const label of ['Expertise', 'Email', 'Phone'])
    expect(leaders.getAllByText(label)).toHaveLength(leadership.length);

  const team = within(screen.getByRole('group', { name: 'Our Team' }));
  // It is there from the start, and visible once it works.
  expect(team.getByLabelText('Pause the carousel')).toBeInTheDocument();
  for (const { name, role, expertise, email, description } of teamMembers) {
    const card = within(team.getByRole('heading', { name }).closest('[role=group]') as HTMLElement);
    for (const text of [role, ...expertise, description]) expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(card.getByRole('link', { name: /^\+977/ })).toBeInTheDocument();
  }
});
