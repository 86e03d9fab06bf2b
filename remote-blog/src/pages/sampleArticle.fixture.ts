import { samplePosts } from '../list/samplePosts.fixture.ts';
import type { Article } from '../schema/post.ts';

/** An article for tests, whose text has headings and paragraphs like a real one. */
export function sampleArticle(changes: Partial<Article> = {}): Article {
  const [summary] = samplePosts(1);
  if (summary === undefined) throw new Error('There is no sample post.');
  const html =
    '<p>Begin early.</p><h2 id="costs">Costs</h2><p><a href="/study-in-japan">Japan</a> and <a rel="external noopener" href="https://www.daad.de/en/">DAAD</a></p>';
  return {
    ...summary,
    title: 'A Sample Article',
    headings: [
      { id: 'costs', text: 'Costs', level: 2 },
      { id: 'rent', text: 'Rent', level: 3 },
    ],
    html,
    ...changes,
  };
}
