import { brand } from 'shared/core';
import { expect, test } from 'vitest';
import about from './about.ts';
import services from './services.ts';
import { leadership, staffMembers, teamMembers } from './team.ts';

test('the page has six services and ten reasons', () => {
  expect(services.cards.items).toHaveLength(6);
  expect(about.whyChooseUs.points).toHaveLength(10);
  expect(new Set(about.whyChooseUs.points.map(({ title }) => title)).size).toBe(10);
});

test('three leaders are introduced, the founder first', () => {
  expect(leadership.map(({ role }) => role)).toEqual(['CEO and Founder', 'Marketing Director', 'IT Manager']);
});

test('nobody appears twice among leaders and team', () => {
  const people = [...leadership, ...teamMembers];
  for (const key of ['id', 'name', 'image', 'email'] as const)
    expect(new Set(people.map((person) => person[key])).size).toBe(people.length);
});

test('everyone has contact details, a biography and fields of knowledge', () => {
  for (const { email, phone, expertise, description } of [...leadership, ...teamMembers]) {
    expect(email.split('@')[1]).toBe(brand.email.split('@')[1]);
    expect(brand.phones).toContain(phone);
    expect(expertise).not.toHaveLength(0);
    expect(description.length).toBeGreaterThan(40);
  }
});

test('the slider shows five members of staff, one of each role', () => {
  expect(staffMembers.map(({ role }) => role)).toEqual([
    'CEO and Founder',
    'Education Consultant',
    'Student Advisor',
    'Marketing Director',
    'IT Manager',
  ]);
  for (const { description } of staffMembers) expect(description).not.toBe('');
});
