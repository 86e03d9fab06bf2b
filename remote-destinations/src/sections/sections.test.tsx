import { factsIn } from '@sayapatri/facts';
import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Guide } from '../schema/guide.ts';
import { costsOf } from '../testing/norway.ts';
import { SectionView } from './SectionView.tsx';

const files = import.meta.glob<Guide>('../content/guides/*/guide.json', { eager: true, import: 'default' });

function guideOf(name: string): Guide {
  const guide = files[`../content/guides/${name}/guide.json`];
  if (guide === undefined) throw new Error(`There is no guide ${name}.`);
  return guide;
}

function show(name: string, id: string) {
  const guide = guideOf(name);
  const section = guide.sections.find((one) => one.id === id);
  if (section === undefined) throw new Error(`${guide.country} has no section ${id}.`);
  return renderInSite(<SectionView section={section} />, { path: `/${guide.slug}` });
}

describe('Australia’s monthly costs', () => {
  it('fill each bar by the upper bound out of 1500, with the amounts in words', () => {
    show('australia', 'living-costs');
    const bars = screen.getAllByRole('meter').map((bar) => ({
      label: bar.getAttribute('aria-label'),
      says: bar.getAttribute('aria-valuetext'),
      percent: Math.round(Number(bar.getAttribute('aria-valuenow'))),
    }));
    expect(bars).toEqual([
      { label: 'Accommodation', says: 'AUD $800-$1,500', percent: 100 },
      { label: 'Food and groceries', says: 'AUD $300-$500', percent: 33 },
      { label: 'Transport', says: 'AUD $100-$200', percent: 13 },
      { label: 'Utilities and internet', says: 'AUD $100-$200', percent: 13 },
      { label: 'Entertainment and personal', says: 'AUD $150-$400', percent: 27 },
    ]);
  });

  it('have the total range beside them', () => {
    show('australia', 'living-costs');
    expect(screen.getByText(/^Total range/)).toHaveTextContent('Total range AUD $1,450-$2,800 per month');
  });

  it('never fill a bar beyond its end', () => {
    const rent = factsIn(guideOf('australia')).find(({ id }) => id === 'monthly-accommodation');
    if (rent === undefined) throw new Error('Australia states no rent.');
    renderInSite(<SectionView section={costsOf('Palace', { ...rent, low: 2000, high: 9000 })} />);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  });
});

describe('Australia’s other sections', () => {
  it('the visa checklist marks each of its points as mandatory, with an icon', () => {
    show('australia', 'visa-checklist');
    const points = screen.getAllByRole('listitem');
    expect(points).toHaveLength(8);
    for (const point of points) {
      expect(point).toHaveTextContent('Mandatory');
      expect(point.querySelector('svg')).toBeInTheDocument();
    }
  });

  it('the timeline runs by month through all five states', () => {
    show('australia', 'timeline');
    const states = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(states).toHaveLength(6);
    for (const state of ['Planning', 'Application', 'Decision', 'Visa', 'Arrival'])
      expect(states.join()).toContain(state);
    expect(states[0]).toMatch(/^April/);
  });

  it('a course has its years and its fee at each level', () => {
    show('australia', 'courses');
    const row = screen.getByRole('row', { name: /^Engineering/ });
    const [duration, fee] = within(row).getAllByRole('cell');
    expect(duration).toHaveTextContent('Bachelor: 4 years Master: 1.5–2 years');
    expect(fee).toHaveTextContent('Bachelor: AUD 20,000–45,000 a year Master: AUD 22,000–50,000 a year');
  });

  it('month and state don’t run together when the timeline is copied', () => {
    show('australia', 'timeline');
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^April · Planning Meet/);
  });

  it('the scholarships lead to their own pages, and Learn More to the consultancy', () => {
    show('australia', 'scholarships');
    expect(screen.getByRole('link', { name: /^Official page of Australia Awards/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    const learnMore = screen.getByRole('link', { name: 'Learn More about scholarships in Australia' });
    expect(learnMore).toHaveAttribute('href', '/contact');
    expect(learnMore).not.toHaveAttribute('target');
  });

  it('Start Your Journey has no visible effect', async () => {
    const { user, container } = show('australia', 'start');
    const before = container.innerHTML;
    const button = screen.getByRole('button', { name: 'Start Your Journey' });
    expect(button).toHaveAttribute('type', 'button');
    await user.click(button);
    // Only the focus has changed.
    button.blur();
    expect(container.innerHTML).toBe(before);
    expect(window.location.pathname).toBe('/study-in-australia');
  });
});

describe('the sections of the other guides', () => {
  it('the USA’s costs are tables with a heading for each row', () => {
    show('usa', 'costs');
    const fees = screen.getByRole('table', { name: 'Visa fees' });
    const row = within(fees).getByRole('row', { name: /SEVIS fee/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('SEVIS fee');
    expect(within(row).getByRole('cell')).toHaveTextContent('$350');
  });

  it('the USA’s jobs name their average wage', () => {
    show('usa', 'part-time-jobs');
    expect(screen.getByRole('row', { name: 'Library assistant $11.85 per hour' })).toBeInTheDocument();
  });

  it('New Zealand’s entry requirements stand by level', () => {
    show('new-zealand', 'entry-requirements');
    expect(
      screen.getByRole('row', { name: 'Postgraduate 6.5 (6.0 each band) 90 usually 1–2 years' }),
    ).toBeInTheDocument();
  });

  it('figures are followed by their sources, and what has changed by a dated note', () => {
    show('new-zealand', 'before-you-apply');
    const link = screen.getByRole('link', { name: /^Immigration New Zealand \(Student fund requirements/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(
      screen.getByText(/^The hours that New Zealand permits have risen since \(2025\)/),
    ).toBeInTheDocument();
  });

  it('a large figure that has changed since says so in its own section', () => {
    show('new-zealand', 'at-a-glance');
    expect(screen.getByText('NZ$430')).toBeInTheDocument();
    expect(screen.getByText(/^New Zealand’s visa fee has risen since \(2025\)/)).toBeInTheDocument();
  });

  it('Canada’s monthly costs end in their total', () => {
    show('canada', 'living-costs');
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('Total rangeCAD 1,500–1,908 a month');
  });

  it('Korea’s D-2 and D-4 visas each have a list of their own', () => {
    show('korea', 'visa-requirements');
    const photos = screen.getAllByText('Visa photo, 3.5 x 4.5 cm');
    expect(photos).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'D-2 visa' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'D-4 visa' })).toBeInTheDocument();
  });

  it('an invitation with an address is a link to it', () => {
    show('korea', 'start');
    expect(screen.getByRole('link', { name: 'Free Consultation' })).toHaveAttribute('href', '/contact');
  });
});

describe('printing', () => {
  it('is one button away', async () => {
    const { Contents } = await import('../components/Contents.tsx');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = renderInSite(<Contents sections={guideOf('korea').sections} />);
    await user.click(screen.getByRole('button', { name: 'Print this guide' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
