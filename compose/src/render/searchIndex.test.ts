import { expect, it } from 'vitest';
import { emptySite, guides, livePage, release, shell } from '../testing/fakeSite.ts';
import { pageSections } from './searchIndex.ts';

const page = `<main><h1>Study in Here</h1><p>Come.</p>
<section id="costs" aria-labelledby="costs-title"><h2 id="costs-title">Costs</h2>
<table><tr><th>Rent</th><td>NPR 1 lakh<small>a month</small></td></tr></table><svg><text>drawn</text></svg>
<details><summary>More</summary><ul><li>Food</li><li hidden>Unseen</li></ul></details></section>
<dl><div id="gic"><dt>GIC</dt><dd>Money at a bank.</dd></div></dl>
<dl><dt>Fee:</dt><dd>NPR 2</dd></dl></main><footer><h2>Contact Info</h2><p>Phone</p></footer>`;

it('a page’s sections have the address of their anchor, and their rows and points as lines', () => {
  expect(pageSections('/here', page)).toEqual([
    { title: 'Study in Here', address: '/here', text: 'Come.' },
    {
      title: 'Costs',
      address: '/here#costs',
      topic: 'Study in Here',
      text: 'Rent NPR 1 lakh a month\nMore\nFood',
    },
    {
      title: 'GIC',
      address: '/here#gic',
      topic: 'Study in Here',
      text: 'Money at a bank.\nFee:\nNPR 2',
    },
  ]);
});

it('a site’s index has its pages’ sections, and the answers that a release provides', async () => {
  const site = await emptySite();
  const answers = [{ id: 'noc', asked: 'noc', text: 'A permission. [Steps](/plan)' }];
  const provider = guides('guides', {
    release: { provides: ['assistantAnswers'] },
    files: { 'server/datasets/assistantAnswers.json': JSON.stringify(answers) },
  });
  await release(site, shell(), provider);
  const index = JSON.parse(await livePage(site, 'search.json'));
  expect(index.answers).toEqual(answers);
  expect(index.sections.length).toBeGreaterThan(0);
});
