import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import GuidePage from '../pages/GuidePage.tsx';
import type { Guide } from '../schema/guide.ts';
import { SectionView } from './SectionView.tsx';

const files = import.meta.glob<Guide>('../countries/*/guide.json', { eager: true, import: 'default' });

function guideOf(name: string): Guide {
  const guide = files[`../countries/${name}/guide.json`];
  if (guide === undefined) throw new Error(`There is no guide ${name}.`);
  return guide;
}

/** One section of a guide alone. */
function show(name: string, id: string) {
  const guide = guideOf(name);
  const section = guide.sections.find((one) => one.id === id);
  if (section === undefined || section.kind === 'callToAction')
    throw new Error(`${guide.country} has no section ${id}.`);
  return renderInSite(<SectionView section={section} />, { path: `/${guide.slug}` });
}

const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

describe('Australia', () => {
  it('fills each bar of its monthly costs by the upper end out of 1500, and states the total range', () => {
    show('australia', 'living-costs');
    const bars = screen
      .getAllByRole('meter')
      .map((bar) => [bar.ariaLabel ?? bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')]);
    expect(bars).toEqual([
      ['Accommodation', '100'],
      ['Food and groceries', '33'],
      ['Transport', '13'],
      ['Utilities and internet', '13'],
      ['Entertainment and personal', '27'],
    ]);
    expect(screen.getByText(/^Total range/)).toHaveTextContent('Total range AUD $1,450-$2,800');
  });

  it('has eight papers for the visa, each mandatory', () => {
    show('australia', 'visa-checklist');
    const papers = screen.getAllByRole('listitem');
    expect(papers).toHaveLength(8);
    for (const paper of papers) expect(paper).toHaveTextContent('Mandatory');
  });

  it('has a timeline by month through all five states', () => {
    show('australia', 'timeline');
    const steps = texts(screen.getAllByRole('listitem'));
    expect(steps[0]).toMatch(/^AprilPlanning: Meet us/);
    for (const state of ['Planning', 'Application', 'Decision', 'Visa', 'Arrival'])
      expect(steps.join()).toContain(`${state}: `);
  });

  it('has a row for each level, with its courses, duration, fee and rupees', () => {
    show('australia', 'courses');
    expect(texts(screen.getAllByRole('columnheader'))).toEqual(['Course', 'Duration', 'Annual fee']);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => texts([...row.children].slice(1)))).toEqual([
      ['usually 3 years', expect.stringMatching(/^AUD 20,000–45,000 a year, NPR \d+–\d+ lakh$/)],
      ['usually 4 years', expect.stringMatching(/^AUD 20,000–45,000 a year, NPR/)],
      ['usually 1.5–2 years', expect.stringMatching(/^AUD 22,000–50,000 a year, NPR/)],
      ['usually 1–2 years', expect.stringMatching(/^AUD [\d,–]+ a year, NPR/)],
    ]);
    expect(screen.getByRole('row', { name: /^Bachelor: ?Engineering/ })).toBeVisible();
  });

  it('has Learn More once, among the scholarships, and Start Your Journey, which does nothing visible', async () => {
    const { user, container } = renderInSite(<GuidePage data={guideOf('australia')} />, {
      path: '/study-in-australia',
    });
    const [learnMore, ...others] = screen.getAllByRole('link', { name: /^Learn More about scholarships/ });
    expect(learnMore).toHaveAttribute('href', '/plan/scholarships?country=australia');
    expect(others).toEqual([]);
    const button = screen.getByRole('button', { name: 'Start Your Journey' });
    const before = container.innerHTML;
    await user.click(button);
    button.blur();
    expect(container.innerHTML).toBe(before);
    expect(window.location.pathname).toBe('/study-in-australia');
  });
});

it('today’s figure leads, and what it was stands beside it, with a separator that is read', () => {
  show('uk', 'cost-overview');
  expect(screen.getByText('Student visa fee').nextElementSibling).toHaveTextContent(
    /^£558, NPR 1\.1 lakh, was £348$/,
  );
  expect(screen.getByText('Health surcharge (IHS)').nextElementSibling).toHaveTextContent(
    /^£776 a year, NPR 1\.6 lakh, was £300 per year\. Paid/,
  );
});

it('Europe shows the facts of the country that is chosen on the map, in every chapter', async () => {
  const { user } = renderInSite(<GuidePage data={guideOf('europe')} />, { path: '/study-in-europe' });
  const map = screen.getAllByRole('group', { name: 'Country' })[0] as HTMLElement;
  expect(within(map).getByRole('radio', { name: 'Germany' })).toBeChecked();
  await user.click(within(map).getByRole('radio', { name: 'France' }));
  for (const france of screen.getAllByRole('radio', { name: 'France', hidden: true }))
    expect(france).toBeChecked();
});
