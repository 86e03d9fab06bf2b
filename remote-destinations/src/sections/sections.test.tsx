import { screen, within } from '@testing-library/react';
import { renderInSite } from 'shared/testing';
import { describe, expect, it, vi } from 'vitest';
import australia from '../content/guides/australia.ts';
import korea from '../content/guides/korea.ts';
import newZealand from '../content/guides/new-zealand.ts';
import usa from '../content/guides/usa.ts';
import type { Guide, Section } from '../schema/guide.ts';
import { SectionView } from './SectionView.tsx';

function show(guide: Guide, id: string) {
  const section = guide.sections.find((one) => one.id === id);
  if (section === undefined) throw new Error(`${guide.country} has no section ${id}.`);
  return renderInSite(<SectionView section={section} />, { path: `/${guide.slug}` });
}

describe('Australia’s monthly costs', () => {
  it('fill each bar by the upper bound out of 1500, with the amounts in words', () => {
    show(australia, 'living-costs');
    const bars = screen.getAllByRole('meter').map((bar) => ({
      label: bar.getAttribute('aria-label'),
      says: bar.getAttribute('aria-valuetext'),
      percent: Math.round(Number(bar.getAttribute('aria-valuenow'))),
    }));
    expect(bars).toEqual([
      { label: 'Accommodation', says: '$800-$1,500', percent: 100 },
      { label: 'Food and groceries', says: '$300-$500', percent: 33 },
      { label: 'Transport', says: '$100-$200', percent: 13 },
      { label: 'Utilities and internet', says: '$100-$200', percent: 13 },
      { label: 'Entertainment and personal', says: '$150-$400', percent: 27 },
    ]);
  });

  it('have the total range beside them', () => {
    show(australia, 'living-costs');
    expect(screen.getByText(/^Total range/)).toHaveTextContent('Total range $1,450-$2,800 per month');
  });

  it('never fill a bar beyond its end, and leave it empty for a cost on request', () => {
    const section: Section = {
      kind: 'costs',
      id: 'costs',
      title: 'Costs',
      period: 'per month',
      bars: true,
      items: [
        { category: 'Palace', costRange: '$2,000-$9,000', icon: 'home' },
        { category: 'Cottage', costRange: 'On request', icon: 'home' },
      ],
    };
    renderInSite(<SectionView section={section} />);
    const percents = screen.getAllByRole('meter').map((bar) => bar.getAttribute('aria-valuenow'));
    expect(percents).toEqual(['100', '0']);
  });
});

describe('Australia’s other sections', () => {
  it('the visa checklist marks each of its points as mandatory, with an icon', () => {
    show(australia, 'visa-checklist');
    const points = screen.getAllByRole('listitem');
    expect(points).toHaveLength(8);
    for (const point of points) {
      expect(point).toHaveTextContent('Mandatory');
      expect(point.querySelector('svg')).toBeInTheDocument();
    }
  });

  it('the timeline runs by month through all five states', () => {
    show(australia, 'timeline');
    const states = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(states).toHaveLength(6);
    for (const state of ['Planning', 'Application', 'Decision', 'Visa', 'Arrival'])
      expect(states.join()).toContain(state);
    expect(states[0]).toMatch(/^April/);
  });

  it('each course has its duration and annual fee', () => {
    show(australia, 'courses');
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('DurationBy level and prior study');
    expect(first).toHaveTextContent('Annual feeOn request');
  });

  it('the scholarships lead to their own pages, and Learn More to the consultancy', () => {
    show(australia, 'scholarships');
    expect(screen.getByRole('link', { name: /^Official page of Australia Awards/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    const learnMore = screen.getByRole('link', { name: 'Learn More about scholarships in Australia' });
    expect(learnMore).toHaveAttribute('href', '/contact');
    expect(learnMore).not.toHaveAttribute('target');
  });

  it('Start Your Journey does nothing that a visitor could see', async () => {
    const { user, container } = show(australia, 'start');
    const before = container.innerHTML;
    const button = screen.getByRole('button', { name: 'Start Your Journey' });
    expect(button).toHaveAttribute('type', 'button');
    await user.click(button);
    // All but the focus is as it was.
    button.blur();
    expect(container.innerHTML).toBe(before);
    expect(window.location.pathname).toBe('/study-in-australia');
  });
});

describe('the sections of the other guides', () => {
  it('the USA’s costs are tables with a heading for each row', () => {
    show(usa, 'costs');
    const fees = screen.getByRole('table', { name: 'Visa fees' });
    const row = within(fees).getByRole('row', { name: /SEVIS fee/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('SEVIS fee');
    expect(within(row).getByRole('cell')).toHaveTextContent('$350');
  });

  it('the USA’s jobs name their average wage', () => {
    show(usa, 'part-time-jobs');
    expect(screen.getByRole('row', { name: 'Library assistant $11.85 per hour' })).toBeInTheDocument();
  });

  it('New Zealand’s entry requirements stand by level', () => {
    show(newZealand, 'entry-requirements');
    expect(
      screen.getByRole('row', { name: 'Postgraduate 6.5 (6.0 each band) 90 As stated in your offer' }),
    ).toBeInTheDocument();
  });

  it('a caution stands before the links of its section', () => {
    show(newZealand, 'visa-steps');
    const note = screen.getByText(/^Fees change/);
    const link = screen.getByRole('link', { name: /^Official immigration site/ });
    expect(note.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('Korea’s D-2 and D-4 visas each have a list of their own', () => {
    show(korea, 'visa-requirements');
    const photos = screen.getAllByText('Visa photo, 3.5 x 4.5 cm');
    expect(photos).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'D-2 student visa' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'D-4 language training visa' })).toBeInTheDocument();
  });

  it('an invitation with an address is a link to it', () => {
    show(korea, 'start');
    expect(screen.getByRole('link', { name: 'Free Consultation' })).toHaveAttribute('href', '/contact');
  });
});

describe('printing', () => {
  it('is one button away', async () => {
    const { Contents } = await import('../components/Contents.tsx');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = renderInSite(<Contents sections={korea.sections} />);
    await user.click(screen.getByRole('button', { name: 'Print this guide' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
