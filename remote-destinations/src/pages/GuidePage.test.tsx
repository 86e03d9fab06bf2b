import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Guide, SectionOf } from '../schema/guide.ts';
import { SectionView } from '../sections/SectionView.tsx';
import GuidePage from './GuidePage.tsx';

// Loaded after a guide has hydrated, possibly after the test has ended; it has its own tests.
vi.mock('../plan/checklist/tickGuide.ts', () => ({ tickGuide: () => {} }));

const files = import.meta.glob<Guide>('../content/guides/*/guide.json', { eager: true, import: 'default' });
const guides = Object.values(files);
const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

describe.each(guides)('the guide for $country', (guide) => {
  it('has its title, its sections, and a table of contents that leads to each', () => {
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
  });

  it('shows each university as a card whose website opens safely in a new tab', () => {
    const section = guide.sections.find(
      (one): one is SectionOf<'universities'> => one.kind === 'universities',
    );
    if (section === undefined) throw new Error(`${guide.country} lists no universities.`);
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
    expect(new Set(guides.map(({ skyline }) => skyline)).size).toBe(guides.length);
    const { container } = renderInSite(<GuidePage data={guides[0] as Guide} />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg/);
  });
});
