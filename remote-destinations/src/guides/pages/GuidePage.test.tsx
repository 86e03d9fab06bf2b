import skylines from '@sayapatri/pictures/skylines/skylines.ts';
import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import labels from '../content/labels.json';
import { chapters, type Guide, type SectionOf } from '../schema/guide.ts';
import { SectionView } from '../sections/SectionView.tsx';
import GuidePage from './GuidePage.tsx';

const files = import.meta.glob<Guide>('../countries/*/guide.json', { eager: true, import: 'default' });
const guides = Object.values(files);
const show = (guide: Guide, anchor = '') =>
  renderInSite(<GuidePage data={guide} />, { path: `/${guide.slug}${anchor}` });

// A guide to one country, and one to several. One test covers the page, because a guide takes long to draw.
it.each(guides.filter(({ country }) => /^(UK|Europe)$/.test(country)))(
  'the guide for $country answers first, and has four folded chapters with their answers, sections and links',
  (guide) => {
    const { container } = show(guide);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(guide.title);
    const card = screen.getByRole('complementary');
    expect(card).toHaveTextContent(/^Bachelor: NPR \d+(–\d+)? lakh for the first year/);
    expect(within(card).getAllByRole('definition')).toHaveLength(3);
    const country = guide.slug.replace('study-in-', '');
    expect(within(card).getByRole('link', { name: 'Free Consultation' })).toHaveAttribute('href', '/contact');
    expect(within(card).getByRole('link', { name: 'Plan your studies' })).toHaveAttribute(
      'href',
      `/plan?country=${country}`,
    );
    // Hidden on a narrow screen until a chapter is read.
    const contents = [...container.querySelectorAll('nav[aria-labelledby="contents"] a')];
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(chapters.map((id) => `#${id}`));
    for (const chapter of chapters) {
      const fold = container.querySelector(`#${chapter}`)?.closest('details');
      expect(fold?.open, chapter).toBe(false);
      expect(fold?.querySelector('summary'), chapter).toHaveTextContent(
        `${labels.chapters[chapter]}${guide.answers?.[chapter]}`,
      );
    }
    for (const { id, title, kind } of guide.sections) {
      const part = container.querySelector(`#${id}`);
      expect(part?.querySelector('h2, h3'), `${kind} ${id}`).toHaveTextContent(title);
    }
    for (const href of [`/plan/cost?country=${country}`, `/plan/visa#${country}`, '/plan/visa#work'])
      expect(container.querySelector(`a[href="${href}"]`), href).not.toBeNull();
    expect(screen.getAllByText('Sources and dates')).toHaveLength(1);
  },
);

const uk = guides.find(({ country }) => country === 'UK') as Guide;

it('a guide has a row for each university, whose website opens safely in a new tab', () => {
  const section = uk.sections.find((one): one is SectionOf<'universities'> => one.kind === 'universities');
  if (section === undefined) throw new Error('The guide lists no universities.');
  renderInSite(<SectionView section={section} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(section.items.length);
  for (const [index, { name, rank, location, website }] of section.items.entries()) {
    const row = rows[index] as HTMLElement;
    for (const text of [name, `World rank ${rank}`, `Location: ${location}`])
      expect(row).toHaveTextContent(text);
    const link = within(row).getByRole('link');
    expect(link).toHaveAccessibleName(`Website of ${name} (opens in a new tab)`);
    expect(link).toHaveAttribute('href', website);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

it('changes since a figure stand in one fold at the end', () => {
  show(uk);
  const changes = screen.getByText('What changed').closest('details');
  expect(changes).toHaveTextContent(/Student visa fee: £348; today £558, since 8 April 2026 \(GOV\.UK\)\./);
});

it('a guide shows its country’s own drawing, which is hidden from screen readers', () => {
  const { container } = show(uk);
  expect(container.querySelector('img[alt=""]')).toHaveAttribute('src', skylines.uk?.src);
});
