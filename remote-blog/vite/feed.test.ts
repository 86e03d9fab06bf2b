// @vitest-environment node
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { PostSummary } from '../src/schema/post.ts';
import { buildFeed } from './feed.ts';
import { postSource } from './postSource.ts';
import { parsePost } from './posts.ts';

function post(changes: Partial<PostSummary> = {}): PostSummary {
  return { ...parsePost('sample.md', postSource()), ...changes };
}

// In Node, because the feed's code loads esbuild, which does not run inside jsdom.
const { JSDOM } = createRequire(import.meta.url)('jsdom');
const { DOMParser } = new JSDOM().window as Window & typeof globalThis;

/** Parses as a feed reader does: strictly. */
function read(xml: string): Document {
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  return feed;
}

const textOf = (parent: ParentNode, selector: string) => parent.querySelector(selector)?.textContent;

describe('the feed', () => {
  it('lists the articles in the order given', () => {
    const feed = read(
      buildFeed([
        post({ slug: 'newer', title: 'Newer', date: '2024-06-01' }),
        post({ slug: 'older', title: 'Older', date: '2024-05-01' }),
      ]),
    );
    const entries = [...feed.querySelectorAll('entry')];
    expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(['Newer', 'Older']);
    expect(entries.map((entry) => textOf(entry, 'id'))).toEqual([
      '{origin}/blogs/newer',
      '{origin}/blogs/older',
    ]);
    expect(textOf(feed, 'feed > updated')).toBe('2024-06-01T00:00:00+05:45');
  });

  it('has the elements that Atom requires in every entry', () => {
    const entry = read(buildFeed([post()])).querySelector('entry');
    if (entry === null) throw new Error('no entry');
    expect(textOf(entry, 'author > name')).toBe('A Sample Team');
    expect(textOf(entry, 'published')).toBe('2024-05-06T00:00:00+05:45');
    expect(textOf(entry, 'summary')).toContain('An excerpt');
    expect(entry.querySelector('category')?.getAttribute('term')).toBe('Academic Advice');
    expect(entry.querySelector('link')?.getAttribute('href')).toBe('{origin}/blogs/sample');
  });

  it('stays valid with any text in an article', () => {
    const title = `Fish & <chips> ]]> "today" 'or' tomorrow`;
    const feed = read(buildFeed([post({ title: `${title}\u0007`, category: 'A "B" & C', author: '<b>' })]));
    expect(textOf(feed, 'entry > title')).toBe(title);
    expect(feed.querySelector('category')?.getAttribute('term')).toBe('A "B" & C');
    expect(textOf(feed, 'author > name')).toBe('<b>');
  });

  it('is valid without articles', () => {
    const feed = read(buildFeed([]));
    expect(feed.querySelectorAll('entry')).toHaveLength(0);
    expect(textOf(feed, 'feed > updated')).not.toBe('');
  });
});
