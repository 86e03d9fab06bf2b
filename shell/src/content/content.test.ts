// @vitest-environment node
import people from '@sayapatri/pictures/people/people.ts';
import { testContent, testFiles } from '@sayapatri/testing/content';
import { expect, test } from 'vitest';
import collections from '../schema/collections.ts';
import type { Service } from '../schema/entities.ts';
import charges, { chargeOf } from './charges.ts';
import { leadership, teamMembers, testimonials } from './people.ts';
import { photos } from './photos.ts';
import testPreparation from './services/test-preparation.json';
import services from './services.json';

testContent(import.meta.glob(['./**/*.ts', './labels/*.json', '!./**/*.test.ts'], { eager: true }));
testFiles(import.meta.dirname, collections);

const details = import.meta.glob<Service>('./services/*.json', { eager: true, import: 'default' });

test.each(services.cards.items)('the card $title leads to the page of its service', ({ title, path }) => {
  const detail = details[`.${path}.json`];
  expect(detail?.path).toBe(path);
  expect(detail?.hero.title).toBe(title);
});

test('everyone appears once among leaders and team, with an e-mail address of their own', () => {
  const people = [...leadership, ...teamMembers];
  for (const key of ['name', 'image', 'email', 'order'] as const)
    expect(new Set(people.map((person) => person[key])).size).toBe(people.length);
});

test('every student and team member has a picture', () => {
  for (const { image } of [...testimonials, ...leadership, ...teamMembers])
    expect((photos[image] ?? people[image])?.src, image).toMatch(/./);
});

test('the price and the duration of test preparation are the ranges of its classes', () => {
  const ends = (texts: readonly string[]) => {
    const numbers = texts.join(' ').replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [];
    return [Math.min(...numbers), Math.max(...numbers)];
  };
  expect(ends([chargeOf('/services/test-preparation').price.text])).toEqual(
    ends(charges.classes.map(({ fee }) => fee)),
  );
  expect(ends([testPreparation.duration])).toEqual(ends(charges.classes.map(({ length }) => length)));
});
