import { screen, within } from '@testing-library/react';
import { defineRemote, loadPage } from 'shared/contract';
import { renderInSite } from 'shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { guides } from './content/guides.ts';
import { guidePage } from './guidePage.ts';
import destinations from './remote.tsx';
import { entry, file, norway } from './testing/norway.ts';

// Loaded after a guide has hydrated, possibly after the test has ended; it has its own tests.
vi.mock('./plan/checklist/tickGuide.ts', () => ({ tickGuide: () => {} }));

describe('the remote', () => {
  it('owns the eight guides, each with its entry in the Study Abroad menus, in their order', () => {
    expect(destinations.pages.map(({ path }) => path)).toEqual([
      '/study-in-australia',
      '/study-in-canada',
      '/study-in-usa',
      '/study-in-uk',
      '/study-in-new-zealand',
      '/study-in-europe',
      '/study-in-japan',
      '/study-in-korea',
    ]);
    expect(destinations.pages.flatMap(({ nav = [] }) => nav)).toEqual(
      ['Australia', 'Canada', 'USA', 'UK', 'New Zealand', 'Europe', 'Japan', 'Korea'].map((label, index) => ({
        area: 'study-abroad',
        label,
        order: (index + 1) * 10,
      })),
    );
  });
});

describe('a ninth country, added by one data file and one line', () => {
  const withNorway = defineRemote({
    name: destinations.name,
    pages: [...guides, entry].map(guidePage),
    modules: { ...destinations.modules, [file]: async () => ({ default: norway }) },
  });

  it('comes last in the menus', () => {
    expect(withNorway.pages.at(-1)).toMatchObject({
      path: '/study-in-norway',
      title: 'Study in Norway',
      nav: [{ area: 'study-abroad', label: 'Norway', order: 90 }],
    });
  });

  it('has a page with all its sections', async () => {
    const { Component, data } = await loadPage(withNorway, '/study-in-norway');
    const { container } = renderInSite(<Component data={data} />, { path: '/study-in-norway' });
    expect(screen.getByRole('heading', { level: 1, name: 'Study in Norway' })).toBeInTheDocument();
    const universities = within(screen.getByRole('region', { name: 'Top universities' }));
    expect(universities.getByText('401-450')).toBeInTheDocument();
    expect(
      universities.getByRole('link', { name: 'Website of University of the Fjords (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://fjords.example');
    expect(screen.getByRole('region', { name: 'Monthly cost of living' })).toHaveTextContent('€400-€600');
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getByRole('link', { name: 'Monthly cost of living' })).toHaveAttribute(
      'href',
      '#living-costs',
    );
    expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg/);
  });
});
