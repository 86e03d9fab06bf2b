import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { renderInSite } from '@sayapatri/testing';
import { configure, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import faq from '../content/faq.ts';
import home from '../content/home.ts';
import { testimonials } from '../content/testimonials.ts';
import universities from '../content/universities.ts';
import { SiteProvider } from '../navigation/SiteContext.ts';
import HomePage from './HomePage.tsx';

// Nothing here is hidden, and not checking for that makes queries by role several times as fast.
configure({ defaultHidden: true });

/** The guides as their own release lists them, in the menu's order, and one that the page's content does not name. */
const guides = ['Australia', 'Canada', 'USA', 'UK', 'New Zealand', 'Europe', 'Japan', 'Korea', 'Ireland'];
const site: PageBootstrap = {
  packages: [
    {
      name: 'remote-destinations',
      pages: guides.map((label, order) => ({
        path: `/study-in-${label.toLowerCase().replace(' ', '-')}`,
        nav: [{ area: 'study-abroad', label, order }],
      })),
      widgets: [],
      provides: [],
    },
  ],
  pageAssets: { packages: {} },
};

/** The facts in one guide's head, as its package's dataset tells them. */
const guideFacts = [
  {
    guidePath: '/study-in-uk',
    facts: ['£10,000–£38,000 a year', 'IELTS 6.0 (5.5 each) or PTE 58 (50 each)', '20 hours per week'],
    firstYear: { low: 40, high: 80, text: 'NPR 40–80 lakh' },
    sources: [{ asOf: '2024', source: { body: 'Study UK', page: 'Costs', url: 'https://study-uk.example' } }],
  },
] as const;

/** What a first year costs, as the dataset of the same name tells it. */
const firstYears = [
  {
    id: 'australia',
    country: 'Australia',
    guidePath: '/study-in-australia',
    levels: [{ level: 'bachelor', name: 'Bachelor', low: 45, high: 91, text: 'NPR 45–91 lakh' }],
  },
  {
    id: 'uk',
    country: 'UK',
    guidePath: '/study-in-uk',
    levels: [
      { level: 'bachelor', name: 'Bachelor', low: 40, high: 80, text: 'NPR 40–80 lakh' },
      { level: 'master', name: 'Master', low: 38, high: 77, text: 'NPR 38–77 lakh' },
    ],
  },
] as const;

const show = (live = site) =>
  renderInSite(
    <SiteProvider value={live}>
      <HomePage data={undefined} datasets={{ guideFacts, firstYears }} />
    </SiteProvider>,
  );
const region = (name: string) => within(screen.getByRole('region', { name }));
const titles = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('hero and end lead to the contact page; every claim, service with its points and reason is shown', () => {
  show();

  expect(screen.getByRole('link', { name: 'Start Your Journey' })).toHaveAttribute('href', '/contact');
  for (const { before = '', value, after } of [...home.hero.claims, home.whyChooseUs.claim])
    expect(document.body).toHaveTextContent(`${before} ${value} ${after}`.trim());

  const { services, whyChooseUs } = home;
  expect(titles(services.title)).toEqual(services.cards.map(({ title }) => title));
  const lists = region(services.title).getAllByRole('list').slice(1);
  expect(
    lists.map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ),
  ).toEqual(services.cards.map(({ features }) => features));
  expect(titles(whyChooseUs.title)).toEqual(whyChooseUs.points.map(({ title }) => title));

  const closing = region('Talk to a counsellor');
  expect(closing.getByRole('link', { name: 'Free Consultation' })).toHaveAttribute('href', '/contact');
});

test('choosing a country and a level shows their cost at once, and the form leads to their plan', async () => {
  const { user } = show();
  const answer = () => screen.getAllByRole('status')[0];
  expect(answer()).toHaveTextContent('Australia, Bachelor: NPR 45–91 lakh for the first year');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'UK');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Master');
  expect(answer()).toHaveTextContent('UK, Master: NPR 38–77 lakh for the first year');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Australia');
  expect(answer()).toHaveTextContent('Australia, Master: no official total');

  // Without scripts the browser sends the same form.
  const form = screen.getByRole('form', { name: 'What does a first year cost?' });
  expect(form).toHaveAttribute('action', '/plan/cost');
  await user.click(within(form).getByRole('button'));
  expect(window.location.pathname + window.location.search).toBe('/plan/cost?country=australia&level=master');
});

test('the destinations have the page’s own order, and a new guide comes last', () => {
  show();

  expect(titles('Study Abroad Destinations').join()).toBe(
    'USA,UK,Canada,Australia,New Zealand,Japan,Europe,Korea,Ireland',
  );
  expect(region('Study Abroad Destinations').getByRole('link', { name: 'New Zealand' })).toHaveAttribute(
    'href',
    '/study-in-new-zealand',
  );
});

test('the destinations are left out without a live release of guides', () => {
  show({ packages: [], pageAssets: { packages: {} } });

  expect(screen.queryByRole('region', { name: 'Study Abroad Destinations' })).not.toBeInTheDocument();
});

test('the universities, and the questions with their answers, are carousels; testimonials have stars and a month', () => {
  show();

  for (const { title, entries } of [
    { title: universities.title, entries: universities.universities.map(({ country }) => country) },
    { title: faq.title, entries: faq.questions.map(({ answer }) => answer) },
  ]) {
    const slides = within(screen.getByRole('group', { name: title })).getAllByRole('group');
    expect(slides).toHaveLength(entries.length);
    for (const [index, entry] of entries.entries()) expect(slides[index]).toHaveTextContent(entry);
  }
  expect(
    screen.getAllByRole('figure').map((figure) => within(figure).getByRole('img', { name: /stars$/ })),
  ).toHaveLength(testimonials.length);
  expect(screen.getByText('March 2024')).toBeInTheDocument();
});

test('a destination’s card shows a picture, what a first year costs and two facts', () => {
  show();

  const card = region('Study Abroad Destinations')
    .getByRole('link', { name: 'UK' })
    .closest('li') as HTMLElement;
  expect(within(card).getByRole('img', { name: 'Big Ben, Tower Bridge and the London Eye' })).toHaveAttribute(
    'src',
    expect.stringContaining('svg'),
  );
  expect(card).toHaveTextContent('Bachelor, first year NPR 40–80 lakh');
  const textsOf = (role: string) =>
    within(card)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(textsOf('term')).toEqual(['English', 'Work']);
  expect(textsOf('definition')).toEqual(guideFacts[0].facts.slice(1));
  expect(region('Study Abroad Destinations').getByText(/^Source: /)).toHaveTextContent('Study UK, 2024');
});

test('all questions can be shown at once, and one at a time again', async () => {
  const { user } = show();
  const faq = region('Frequently asked questions');

  await user.click(faq.getByText('Show all questions'));
  expect(await faq.findAllByRole('heading', { level: 3 })).toHaveLength(8);
  expect(faq.queryByRole('button', { name: 'Next question' })).not.toBeInTheDocument();

  await user.click(faq.getByText('Show one at a time'));
  expect(await faq.findByRole('button', { name: 'Next question' })).toBeInTheDocument();
});
