import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chapterTexts } from '../content/labels.ts';
import { chapters, type Guide, type SectionOf } from '../schema/guide.ts';
import { SectionView } from '../sections/SectionView.tsx';
import GuidePage from './GuidePage.tsx';

// A guide loads the module after hydration, possibly after the test has ended. The module has its own tests.
vi.mock('../../plan/checklist/tickGuide.ts', () => ({ tickGuide: () => {} }));

const files = import.meta.glob<Guide>('../countries/*/guide.json', { eager: true, import: 'default' });
const guides = Object.values(files);
const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

describe.each(guides)('the guide for $country', (guide) => {
  // One test covers the page, because a guide takes long to draw.
  it('has four chapters in its table of contents, each with its sections, sources and links, and work in all countries', () => {
    const { container } = renderInSite(<GuidePage data={guide} />, { path: `/${guide.slug}` });
    expect(textsOf(container.querySelectorAll('h1'))).toEqual([guide.title]);
    expect(container).toHaveTextContent(guide.blurb);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    expect(textsOf(within(contents).getAllByRole('link'))).toEqual([
      'Costs',
      'Get in',
      'Visa',
      'Life and work',
    ]);
    for (const chapter of chapters) {
      const band = screen.getByRole('region', { name: chapterTexts[chapter].title });
      expect(band).toHaveAttribute('id', chapter);
      expect(within(contents).getByRole('link', { name: chapterTexts[chapter].title })).toHaveAttribute(
        'href',
        `#${chapter}`,
      );
      // A chapter has one list of sources.
      expect(within(band).queryAllByText('Sources and dates').length).toBeLessThan(2);
    }
    expect(screen.getAllByText('Sources and dates').length).toBeGreaterThan(1);

    // Each section is an anchor with its own heading.
    for (const section of guide.sections)
      for (const { id, title } of section.kind === 'keyFacts' ? section.items : [section]) {
        const part = container.querySelector(`#${id}`);
        // In a table of several countries a fact's name heads its row.
        expect(part?.querySelector('h2, h3, th'), id).toHaveTextContent(title);
        if (section.kind !== 'callToAction' && section.chapter)
          expect(part?.closest(`#${section.chapter}`), `${id} in ${section.chapter}`).not.toBeNull();
      }

    // The head has a bachelor's first year, and links lead to the tools.
    expect(document.body).toHaveTextContent(/Bachelor: NPR \d+(–\d+)? lakh for the first year/);
    const slug = guide.slug.replace('study-in-', '');
    expect(screen.getByRole('link', { name: 'Visa and work in detail' })).toHaveAttribute(
      'href',
      `/plan/visa#${slug}`,
    );
    expect(screen.getByRole('link', { name: 'Money to show' })).toBeVisible();
    expect(
      screen.getByRole('link', { name: /^Scholarships$|^Learn More about scholarships/ }),
    ).toHaveAttribute('href', `/plan/scholarships?country=${slug}`);
    for (const name of ['Costs in rupees', 'Your plan in rupees'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/plan/cost?country=${slug}`);

    // The plot of work has all countries, with the guide's own strong.
    const plot = screen.getByRole('figure', { name: 'Work in all countries, as a rule' });
    const rows = textsOf(within(plot).getAllByRole('row'));
    expect(rows).toHaveLength(12);
    expect(rows[0]).toBe('CountryHours a week while you studyYears to stay if you finish from 2027');
    expect(rows).toContainEqual(
      expect.stringMatching(/^Korea10–25 hours per week2 or 3 years: two official guides differ$/),
    );
    expect(plot.querySelectorAll('strong')).toHaveLength(guide.country === 'Europe' ? 4 : 1);
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
  it('differ from country to country, and are hidden from screen readers', () => {
    expect(new Set(guides.map(({ skyline }) => skyline)).size).toBe(guides.length);
    const { container } = renderInSite(<GuidePage data={guides[0] as Guide} />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg/);
  });
});
