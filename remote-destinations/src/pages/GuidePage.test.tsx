import { screen, within } from '@testing-library/react';
import { renderInSite } from 'shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { guides as table } from '../content/guides.ts';
import type { Guide, SectionOf } from '../schema/guide.ts';
import { SectionView } from '../sections/SectionView.tsx';
import { promisedFigures } from '../testing/promisedFigures.ts';
import GuidePage from './GuidePage.tsx';

// Loaded after a guide has hydrated, possibly after the test has ended; it has its own tests.
vi.mock('../plan/checklist/tickGuide.ts', () => ({ tickGuide: () => {} }));

const files = import.meta.glob<Guide>('../content/guides/*.ts', { eager: true, import: 'default' });
const guideOf = (label: string) => {
  const guide = Object.values(files).find(({ country }) => country === label);
  if (guide === undefined) throw new Error(`There is no guide for ${label}.`);
  return guide;
};
const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

describe.each(table)('the guide for $label', ({ slug, label }) => {
  const guide = guideOf(label);

  it('has its title, its sections, a table of contents that leads to each, and every promised figure', () => {
    const { container } = renderInSite(<GuidePage data={guide} />);
    expect(textsOf(container.querySelectorAll('h1'))).toEqual([guide.title]);
    expect(container).toHaveTextContent(guide.blurb);
    expect(textsOf(container.querySelectorAll('section h2'))).toEqual(
      guide.sections.map(({ title }) => title),
    );

    const links = [...container.querySelectorAll('nav a')];
    const listed = guide.sections.flatMap((section) =>
      section.kind === 'keyFacts' ? section.items : section.kind === 'callToAction' ? [] : [section],
    );
    expect(textsOf(links)).toEqual(listed.map(({ title }) => title));
    for (const link of links) {
      const target = container.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
      const heading = target?.querySelector('h2, h3');
      expect(heading).toHaveTextContent(link.textContent ?? '');
    }

    for (const figure of promisedFigures[slug] ?? []) {
      // A number is searched as a whole word, so that `14` is not found in `2014`.
      if (/^\d+$/.test(figure)) expect(screen.getAllByText(figure)).not.toHaveLength(0);
      else expect(container).toHaveTextContent(figure);
    }
  });

  it('shows each university as a card whose website opens safely in a new tab', () => {
    const section = guide.sections.find(
      (one): one is SectionOf<'universities'> => one.kind === 'universities',
    );
    if (section === undefined) throw new Error(`${label} lists no universities.`);
    renderInSite(<SectionView section={section} />);
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(section.items.length);
    for (const [index, { name, rank, location, website }] of section.items.entries()) {
      const card = cards[index] as HTMLElement;
      for (const text of [name, `World rank ${rank}`, `Location: ${location}`])
        expect(card).toHaveTextContent(text);
      const link = within(card).getByRole('link');
      expect(link).toHaveAccessibleName(`Website of ${name} (opens in a new tab)`);
      expect(link).toHaveAttribute('href', website);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });
});

describe('the drawings', () => {
  it('differ from country to country, and screen readers pass over them', () => {
    expect(new Set(Object.values(files).map(({ skyline }) => skyline)).size).toBe(table.length);
    const { container } = renderInSite(<GuidePage data={guideOf('Japan')} />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg/);
  });
});
