import skylines from '@sayapatri/pictures/skylines/skylines.ts';
import { renderInSite } from '@sayapatri/testing';
import { configure, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testimonials } from '../content/people.ts';
import { SiteProvider } from '../navigation/SiteContext.ts';
import HomePage from './HomePage.tsx';
import { siteWith } from './siteWith.fixture.ts';

// Nothing here is hidden, and not checking for that makes queries by role several times as fast.
configure({ defaultHidden: true });

/** The guides as their own release lists them, in the menu's order, and one that the map does not have. */
const guides = ['Australia', 'Canada', 'USA', 'UK', 'New Zealand', 'Europe', 'Japan', 'Korea', 'Ireland'];
const site = siteWith(
  guides.map((label, order) => ({
    path: `/study-in-${label.toLowerCase().replace(' ', '-')}`,
    nav: [{ area: 'study-abroad', label, order }],
  })),
);

/** The facts in one guide's head, as its package's dataset tells them. */
const guideFacts = [
  {
    guidePath: '/study-in-uk',
    facts: ['£10,000–£38,000 a year', 'IELTS 6.0 (5.5 each) or PTE 58 (50 each)', '20 hours per week'],
    firstYear: { low: 40, high: 80, text: 'NPR 40–80 lakh' },
    sources: [{ asOf: '2024', source: { body: 'Study UK', page: 'Costs', url: 'https://study-uk.example' } }],
  },
] as const;

const serviceFigures = {
  'university-admission': [
    { guidePath: '/study-in-uk', figure: 'Sep/Oct and Jan', more: [] },
    { guidePath: '/study-in-australia', figure: 'Feb/Mar and Jul', more: [] },
  ],
} as const;

const show = (live = site) =>
  renderInSite(
    <SiteProvider value={live}>
      <HomePage data={undefined} datasets={{ guideFacts, serviceFigures }} />
    </SiteProvider>,
  );
const region = (name: string) => within(screen.getByRole('region', { name }));
const titles = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('the hero leads to the contact page and the tools', () => {
  show();
  expect(screen.getByRole('link', { name: 'Start Your Journey' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Plan your studies' })).toHaveAttribute('href', '/plan');
});

test('choosing a country shows its ticket, which leads to the guide and to a counsellor', async () => {
  const { user } = show();
  const ticket = (name: string) => screen.getByRole('article', { name });
  expect(ticket('Kathmandu to Sydney')).toBeVisible();
  expect(ticket('Kathmandu to London')).not.toBeVisible();

  await user.click(screen.getByRole('radio', { name: 'UK' }));
  expect(ticket('Kathmandu to Sydney')).not.toBeVisible();
  const london = ticket('Kathmandu to London');
  expect(london).toBeVisible();
  const facts = within(london)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(facts).toEqual(['NPR 40–80 lakh', 'Sep/Oct and Jan', 'IELTS 6.0']);
  expect(within(london).getByRole('link', { name: 'UK guide' })).toHaveAttribute('href', '/study-in-uk');
  expect(within(london).getByRole('link', { name: 'Ask a counsellor' })).toHaveAttribute(
    'href',
    '/contact?message=I+would+like+to+study+in+UK.',
  );
});

test('what no guide says is asked for, and a country without a route has no ticket', () => {
  show();
  expect(screen.getByRole('article', { name: 'Kathmandu to Sydney' })).toHaveTextContent(
    'First year, bachelorask usIntakesFeb/Mar and JulEnglishask us',
  );
  expect(screen.queryByRole('radio', { name: 'Ireland' })).toBeNull();
});

test('the destinations are ranked by the first year’s cost; each card shows a picture and that cost', () => {
  show();

  expect(titles('Study Abroad Destinations').join()).toBe(
    'UK,Australia,Canada,USA,New Zealand,Europe,Japan,Korea,Ireland',
  );
  expect(region('Study Abroad Destinations').getByRole('link', { name: 'New Zealand' })).toHaveAttribute(
    'href',
    '/study-in-new-zealand',
  );

  const card = region('Study Abroad Destinations')
    .getByRole('link', { name: 'UK' })
    .closest('li') as HTMLElement;
  expect(within(card).getByAltText(skylines.uk?.alt ?? '')).toHaveAttribute(
    'src',
    expect.stringContaining('svg'),
  );
  expect(card).toHaveTextContent('NPR 40–80 lakh');
  expect(region('Study Abroad Destinations').getByText(/^Source: /)).toHaveTextContent(
    'Study UK, Costs, 2024',
  );
});

test('the destinations are left out without a live release of guides', () => {
  show({ packages: [], pageAssets: { packages: {} } });

  expect(screen.queryByRole('region', { name: 'Study Abroad Destinations' })).not.toBeInTheDocument();
});

test('testimonials have stars and a month', () => {
  show();
  const stars = (figure: HTMLElement) => within(figure).getByRole('img', { name: /stars$/ });
  expect(screen.getAllByRole('figure').map(stars)).toHaveLength(testimonials.length);
  expect(screen.getByText('March 2024')).toBeInTheDocument();
});
