// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { articlePage } from './articlePage.ts';
import { samplePosts } from './list/samplePosts.fixture.ts';

const [post] = samplePosts(1);
if (post === undefined) throw new Error('no sample post');
const page = articlePage(post);

it('an article’s page has its path, its title and its excerpt', () => {
  expect(page).toMatchObject({ path: '/blogs/title-1', title: 'Title 1', description: post.excerpt });
});

describe("an article's structured data", () => {
  it('says what was posted, when and by whom', () => {
    expect(page.structuredData?.[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Title 1',
      datePublished: '2024-05-06T00:00:00+05:45',
      image: '{card}',
      author: { '@type': 'Organization', name: 'A Sample Team' },
      mainEntityOfPage: '{origin}/blogs/title-1',
      timeRequired: 'PT5M',
    });
  });
});
