import { htmlOf, textOf } from '../siteFolder.ts';
import { expect, hydrated, test } from '../test.ts';

const listed = (texts: string) => texts.split(' | ');

/** What the specification states, page by page, as a reader must find it in the page's own HTML. */
const facts: Record<string, (string | RegExp)[]> = {
  '/': [
    'Start Your Journey',
    '1000+',
    '100%',
    '98%',
    /free initial consultation/i,
    ...listed('University Admissions | Academic Planning | Study Abroad | Scholarship Guidance'),
    ...listed('Expert Counselors | Global Network | End-to-End Support'),
    ...listed('USA | UK | Canada | Australia | New Zealand | Japan | Europe | Korea'),
    'Empowering students to achieve their educational dreams through expert guidance and comprehensive support services.',
    'Free Consultation',
  ],
  '/about': [
    'CEO and Founder',
    'Education Consultant',
    'Student Advisor',
    'Marketing Director',
    'IT Manager',
    ...listed('Leadership | Our Team | Why Choose Us | Expertise | Email | Phone'),
  ],
  '/contact': [
    'Kumaripati, Lalitpur',
    'New Baneshwor, Kathmandu',
    /Mon-Fri\s+9:00 AM-6:00 PM/,
    /Sat\s+10:00 AM-4:00 PM/,
    /Sun\s+closed/i,
    ...listed('Phone numbers | Addresses | Office hours'),
  ],
  '/services': ['15k+', '50+', '95%', '4.9/5'],
  '/services/university-admission': [
    ...['3-6 months', 'Contact for personalized pricing', /price on request/i],
    ...listed('Features | Duration | Price | Requirements | Process (7 steps) | Benefits'),
  ],
  '/ielts-pte': [
    ...listed('Core skills | Benefits | IELTS & PTE requirements'),
    ...listed('95% | 15k+ | 8.0+ | 80+'),
    ...listed('30 minutes | 40 questions | 60 minutes | 2 tasks | 11-14 minutes | 3 parts | 13 days'),
    ...listed('54-67 minutes | 29-30 minutes | 30-43 minutes | 5 days'),
    ...listed(
      'no band under 5.5 | no band under 6.0 | 50-54 | 58-65 | 6.0-7.0 | 6.5-7.5 | 6.0-6.5 | 6.5-7.0',
    ),
    ...listed(
      '6.0 (no band under 5.5) | 6.5 (no band under 6.0) | 6.0 (5.5 each band) | 6.5 (6.0 each band)',
    ),
    ...['CLB 7 is IELTS 6.0, CLB 9 is IELTS 7.0', '5.5-6.0'],
    ...listed('average IELTS | average PTE | Results in 13 days | Results in 5 days | students trained'),
  ],
  '/sat': [
    ...listed('Test structure | Score ranges | Features'),
    ...listed('64 minutes | 54 questions | 25 minutes | 20 questions | 55 minutes | 38 questions | 400-1600'),
    ...[
      /1500-1600\D+Exceptional|Exceptional\D+1500-1600/,
      '1400-1490',
      'Outstanding',
      '1300-1390',
      'Very Good',
    ],
    ...listed('1200-1290 | Above Average | 1100-1190 | 1000-1090 | Below Average'),
    ...listed('85% | 1400+ | 45% | 1500+ | 250+ | Start Your Preparation'),
  ],
  '/study-in-australia': [
    ...[
      '48 hours per fortnight',
      /unlimited/i,
      '$1,450-$2,800',
      /700,000/,
      'Start Your Journey',
      'Learn More',
    ],
    ...listed('14 | 19 | 20 | 31 | 41 | 72').map((rank) => new RegExp(`\\b${rank}\\b`)),
    ...listed('Duration | Annual fee | Mandatory | Application timeline | Total range | Eligibility'),
    ...listed('During studies | During breaks | Over 700,000'),
  ],
  '/study-in-canada': [
    ...[
      '20 hours per week',
      'While studying',
      'post-graduation work permit',
      'Up to 3 years',
      /up to 3 years/,
    ],
    ...listed('Vanier | CAD 50,000 per year | Banting | CAD 70,000 per year'),
  ],
  '/study-in-usa': [
    '$350',
    '$185',
    '$6,000 to $55,000',
    '$45-$1,200',
    ...listed('$10.94 per hour | $11.85 per hour | $15.48 per hour | $21.31 per hour'),
  ],
  '/study-in-uk': [
    ...listed('£348 | £300 per year | £11,385 | £9,135 | 20 hours per week | Rhodes | £15,900'),
    ...[/up to 6 months/i, /6-11 months/, /full course/i],
  ],
  '/study-in-new-zealand': [
    ...[
      'NZ$430',
      '6.0 (5.5 each band)',
      /\b80\b/,
      '6.5 (6.0 each band)',
      /\b90\b/,
      '8 universities',
      '401-450',
    ],
    ...['20 hours per week', /up to 3 years/],
  ],
  '/study-in-korea': ['3.5 x 4.5 cm', '€476', '€52', '€20', '€42', '€6', '€10', 'D-2', 'D-4'],
  '/study-in-japan': ['12-15 months', '56.2% enrollment rate'],
  '/study-in-europe': [/Germany|France/],
  '/blogs': [/Showing ([3-9]|\d\d+) of \1 articles/, /\d+ min read/, /\d+ views/, 'Read More'],
  '/blogs/mastering-university-admissions': ['5 min', 'Back to Blogs', 'Contact Us Now'],
  '/blogs/securing-your-future': ['6 min', 'Back to Blogs', 'Contact Us Now'],
  '/blogs/unlocking-opportunities': ['7 min', 'Back to Blogs', 'Contact Us Now'],
};

/** The sections of each guide, as the specification calls them. */
const guideSections: Record<string, string[]> = {
  australia: listed(
    'at a glance | Courses | Visa checklist | Scholarships | Monthly cost of living | Work rights',
  ),
  canada: listed('Courses | Visa checklist | Monthly cost of living | Scholarships | Work rights'),
  usa: listed(
    'at a glance | Courses | Cost overview | Part-time jobs | Average wage | Visa documents | Visa steps',
  ),
  uk: listed(
    'at a glance | Visa types | Cost overview | Undergraduate | Graduate | Inner London | Outer London | IHS | Scholarships',
  ),
  'new-zealand': listed(
    'at a glance | Visa steps | Entry requirements | Undergraduate | Postgraduate | Required documents',
  ),
  europe: listed('Fields of study | Country tuition comparison | Tuition | Language | General requirements'),
  japan: listed('Education structure | 12-15 months | 56.2% enrollment rate'),
  korea: listed('Programs | D-2 visa | D-4 visa | Monthly living costs in euros'),
};

for (const [country, sections] of Object.entries(guideSections)) {
  test(`the guide to ${country} has the sections of the specification, and its universities' labels`, () => {
    const text = textOf(htmlOf(`/study-in-${country}`));
    const benefits = country === 'korea' ? [] : ['Benefits of studying in'];
    const expected = [...sections, ...benefits, 'Top universities', 'Location: ', 'World rank', 'Website'];
    expect(expected.filter((noun) => !text.includes(noun))).toEqual([]);
  });
}

for (const [path, expected] of Object.entries(facts)) {
  test(`${path} states every fact of the specification`, () => {
    const text = textOf(htmlOf(path));
    const missing = expected.filter((fact) =>
      typeof fact === 'string' ? !text.includes(fact) : !fact.test(text),
    );
    expect(missing).toEqual([]);
  });
}

test('the home page’s cards state the figures of the guides they lead to', async ({ tab }) => {
  /** The figures in a text, which must agree however the rest is worded. */
  const figures = (text: string) => text.match(/\d+([.,]\d+)*|IELTS|TOEFL|none/gi) ?? [];
  await tab.goto('/');
  const cards = await tab.locator('li:has(> dl):has(a[href^="/study-in-"])').evaluateAll((items) =>
    items.map((item) => ({
      path: item.querySelector('a')?.getAttribute('href') ?? '',
      facts: [...item.querySelectorAll('dd')].map((fact) => fact.textContent ?? ''),
    })),
  );
  expect(cards).toHaveLength(8);
  for (const { path, facts } of cards) {
    await tab.goto(path);
    const stated = await tab.getByRole('main').locator('dl').first().locator('> div').allTextContents();
    expect(facts, path).toHaveLength(2);
    for (const [index, fact] of facts.entries()) {
      expect(figures(fact), `${path}: ${fact}`).not.toEqual([]);
      const inGuide = figures(stated[index] ?? '').map((figure) => figure.toLowerCase());
      for (const figure of figures(fact)) expect(inGuide, `${path}: ${fact}`).toContain(figure.toLowerCase());
    }
  }
});

test('a visitor who comes from another page finds the same facts as in the pages’ HTML', async ({ tab }) => {
  await tab.goto('/about');
  await hydrated(tab);
  await tab.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  const card = tab.getByRole('main').getByRole('listitem').filter({ hasText: '48 hours per fortnight' });
  await expect(card.getByRole('link', { name: 'Australia' })).toBeVisible();
  await tab.getByRole('contentinfo').getByRole('link', { name: 'IELTS and PTE' }).click();
  const scores = tab.getByRole('table', { name: 'IELTS scores by country and level' });
  await expect(scores.getByRole('row', { name: /^Australia/ })).toContainText('6.0 (no band under 5.5)');
});
