import { factsIn } from '@sayapatri/facts';
import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FeeBars } from '../components/FeeBars.tsx';
import GuidePage from '../pages/GuidePage.tsx';
import type { Guide } from '../schema/guide.ts';
import { costsOf } from '../testing/norway.ts';
import { CallToAction } from './CallToAction.tsx';
import { SectionView } from './SectionView.tsx';

const files = import.meta.glob<Guide>('../countries/*/guide.json', { eager: true, import: 'default' });

function guideOf(name: string): Guide {
  const guide = files[`../countries/${name}/guide.json`];
  if (guide === undefined) throw new Error(`There is no guide ${name}.`);
  return guide;
}

function show(name: string, id: string) {
  const guide = guideOf(name);
  const section = guide.sections.find(
    (one) => one.kind !== 'keyFacts' && one.kind !== 'callToAction' && one.id === id,
  );
  if (section === undefined || section.kind === 'callToAction')
    throw new Error(`${guide.country} has no section ${id}.`);
  return renderInSite(<SectionView section={section} />, { path: `/${guide.slug}` });
}

/** The guide's whole page. */
function showPage(name: string) {
  const guide = guideOf(name);
  return renderInSite(<GuidePage data={guide} />, { path: `/${guide.slug}` });
}

/** The closing invitation alone. */
function showInvitation(name: string) {
  const guide = guideOf(name);
  const section = guide.sections.find((one) => one.kind === 'callToAction');
  if (section === undefined) throw new Error(`${guide.country} has no invitation.`);
  return renderInSite(<CallToAction section={section} />, { path: `/${guide.slug}` });
}

/** The rows of a plot's table, each as one text. */
const rowsOf = (name: string) =>
  within(screen.getByRole('figure', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

describe('Australia’s monthly costs', () => {
  it('fill each bar by the upper end out of 1500, with the amounts in words and the total range', () => {
    show('australia', 'living-costs');
    const bars = screen.getAllByRole('meter').map((bar) => ({
      label: bar.getAttribute('aria-label'),
      says: bar.getAttribute('aria-valuetext'),
      percent: Math.round(Number(bar.getAttribute('aria-valuenow'))),
    }));
    expect(bars).toEqual([
      { label: 'Accommodation', says: 'AUD 800–1,500 a month', percent: 100 },
      { label: 'Food and groceries', says: 'AUD 300–500 a month', percent: 33 },
      { label: 'Transport', says: 'AUD 100–200 a month', percent: 13 },
      { label: 'Utilities and internet', says: 'AUD 100–200 a month', percent: 13 },
      { label: 'Entertainment and personal', says: 'AUD 150–400 a month', percent: 27 },
    ]);
    expect(screen.getByText(/^Total range/)).toHaveTextContent('Total range AUD $1,450-$2,800 per month');
  });

  it('never fill a bar beyond its end', () => {
    const rent = factsIn(guideOf('australia')).find(({ id }) => id === 'rent');
    if (rent === undefined) throw new Error('Australia states no rent.');
    renderInSite(<SectionView section={costsOf('Palace', { ...rent, low: 2000, high: 9000 })} />);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  });
});

describe('Australia’s other sections', () => {
  it('include a visa checklist whose points are mandatory and have an icon', () => {
    show('australia', 'visa-checklist');
    const points = screen.getAllByRole('listitem');
    expect(points).toHaveLength(8);
    for (const point of points) {
      expect(point).toHaveTextContent('Mandatory');
      expect(point.querySelector('svg')).toBeInTheDocument();
    }
  });

  it('include a timeline by month through all five states', () => {
    show('australia', 'timeline');
    expect(rowsOf('From the first meeting to the first day').slice(1)).toEqual([
      'Planning | April – May',
      'Application | June – July',
      'Decision | August – September',
      'Visa | October – January',
      'Arrival | February',
    ]);
    const states = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(states).toHaveLength(6);
    for (const state of ['Planning', 'Application', 'Decision', 'Visa', 'Arrival'])
      expect(states.join()).toContain(state);
    // Month and state don't run together when the timeline is copied.
    expect(states[0]).toMatch(/^April · Planning Meet/);
  });

  it('include each level’s fee in rupees and in the country’s money, and each course’s years', () => {
    show('australia', 'courses');
    expect(rowsOf('Annual fee, in lakh of rupees')).toEqual([
      'Level | Annual fee',
      'Bachelor | NPR 22–49 lakh\nAUD 20,000–45,000',
      'Master | NPR 24–54 lakh\nAUD 22,000–50,000',
      'Diploma | NPR 4.3–24 lakh\nAUD 4,000–22,000',
    ]);
    const tile = screen.getByRole('heading', { name: 'Engineering' }).parentElement;
    expect(tile).toHaveTextContent('Duration, usually: bachelor 4 years, master 1.5–2 years');
  });

  it('include scholarships with links to official pages, and Learn More with a link to ours', () => {
    showPage('australia');
    expect(screen.getByRole('link', { name: /^Official page of Australia Awards/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    const learnMore = screen.getByRole('link', { name: 'Learn More about scholarships in Australia' });
    expect(learnMore).toHaveAttribute('href', '/plan/scholarships?country=australia');
    expect(learnMore).not.toHaveAttribute('target');
  });

  it('include Start Your Journey, which has no visible effect', async () => {
    const { user, container } = showInvitation('australia');
    const before = container.innerHTML;
    const button = screen.getByRole('button', { name: 'Start Your Journey' });
    expect(button).toHaveAttribute('type', 'button');
    await user.click(button);
    // Undoes the change of focus.
    button.blur();
    expect(container.innerHTML).toBe(before);
    expect(window.location.pathname).toBe('/study-in-australia');
  });
});

describe('the sections of the other guides', () => {
  it('include words in the place of a bar for a Canadian fee without a figure', () => {
    show('canada', 'courses');
    expect(rowsOf('Annual fee, in lakh of rupees').at(-1)).toBe('College diploma | set by each college');
  });

  it('include words without a plot if no fee has a figure', () => {
    renderInSite(
      <FeeBars
        caption="A year"
        columns={['Level', 'Fee']}
        fees={[{ label: 'Diploma', fee: 'set by each college' }]}
      />,
    );
    expect(screen.getByText('A year')).toBeVisible();
    expect(screen.getByText('Diploma:')).toBeVisible();
    expect(screen.getByRole('definition')).toHaveTextContent('set by each college');
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('include the USA’s fees in words, because its cost overview draws them', () => {
    show('usa', 'courses');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$31,880–$45,000 a year NPR 49–69 lakh',
      '$15,000–$60,000 a year NPR 23–92 lakh',
      'From $6,000 per year from NPR 9.2 lakh',
    ]);
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('include the average wages of the USA’s jobs', () => {
    show('usa', 'part-time-jobs');
    expect(rowsOf('Average wage per hour')).toContain('Library assistant | $11.85 per hour');
  });

  it('include New Zealand’s entry requirements by level', () => {
    show('new-zealand', 'entry-requirements');
    expect(
      screen.getByRole('row', { name: 'Postgraduate 6.5 (6.0 each band) 90 usually 1–2 years' }),
    ).toBeInTheDocument();
  });

  it('include the sources of figures, and a dated note for a changed figure', () => {
    showPage('new-zealand');
    const [link] = screen.getAllByRole('link', {
      name: /^Immigration New Zealand.*Student fund requirements/,
    });
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getAllByText('Today 25 hours per week')).toHaveLength(2);
    expect(screen.getByText('Since 3 November 2025 (Immigration New Zealand).')).toBeInTheDocument();
  });

  it('include a changed figure at a glance with its earlier figure', () => {
    show('new-zealand', 'at-a-glance');
    expect(screen.getByText('Today from NZ$850')).toBeInTheDocument();
    expect(screen.getByText(/^visa fee \(earlier: NZ\$430\) from NPR [\d,]+$/)).toBeInTheDocument();
  });

  it('include Canada’s monthly costs, whose highest fills its bar, and their total', () => {
    show('canada', 'living-costs');
    const filled = screen
      .getAllByRole('meter')
      .map((bar) => Math.round(Number(bar.getAttribute('aria-valuenow'))));
    expect(filled).toEqual([100, 34, 12, 16, 10, 17]);
    expect(screen.getByText(/^Total range/)).toHaveTextContent(
      /^Total range CAD 1,500–1,954 per month NPR [\d.–]+ lakh$/,
    );
  });

  it('include Korea’s six prices one by one, without a sum', () => {
    show('korea', 'monthly-prices');
    const prices = ['€476', '€52', '€20', '€42', '€6', '€10'];
    expect(rowsOf('Prices by item').slice(1)).toEqual(
      prices.map((price) => expect.stringMatching(new RegExp(`\\| NPR [\\d,]+\n${price}$`))),
    );
  });

  it('include Japan’s scores on the scale of IELTS', () => {
    showPage('japan');
    expect(rowsOf('IELTS scores asked').slice(1)).toEqual([
      'Bachelor | IELTS 5.5-6.0',
      'Master | IELTS 6.0-6.5',
    ]);
  });

  it('include Australia’s single scores in words', () => {
    showPage('australia');
    for (const scores of ['IELTS 6.0 (no band under 5.5) or PTE 50-54', /^IELTS 6.5 .* or PTE 58-65$/])
      expect(screen.getByText(scores)).toBeVisible();
  });

  it('include the UK’s steps, whose words may be links', () => {
    show('uk', 'visa-application');
    expect(screen.getByRole('link', { name: 'NOC' })).toHaveAttribute('href', '/plan/words#noc');
  });

  it('include Japan’s stages in order', () => {
    show('japan', 'education-structure');
    const [first, , third] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Japanese language course');
    expect(first).toHaveTextContent('12-15 months');
    expect(third).toHaveTextContent('56.2% enrollment rate');
  });

  it('include a list of the papers for both of Korea’s visas, and a list for each visa', () => {
    show('korea', 'visa-requirements');
    const listOf = (name: string) =>
      within(screen.getByRole('heading', { name }).parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(listOf('Both visas')).toContain('Visa photo, 3.5 x 4.5 cm');
    expect(listOf('D-2 visa')).toHaveLength(4);
    expect(listOf('D-4 visa')).toContain('Study plan in your own words');
    expect(screen.getAllByText('Visa photo, 3.5 x 4.5 cm')).toHaveLength(1);
  });

  it('include an invitation whose button is a link if it has an address', () => {
    showInvitation('korea');
    expect(screen.getByRole('link', { name: 'Free Consultation' })).toHaveAttribute('href', '/contact');
  });
});

describe('the contents', () => {
  it('have a button that prints the guide', async () => {
    const { Contents } = await import('../components/Contents.tsx');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = renderInSite(<Contents chapters={['costs']} />);
    await user.click(screen.getByRole('button', { name: 'Print this guide' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
