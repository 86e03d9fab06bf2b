import build from '@sayapatri/build';
import { blogPath, feedPath, postPath } from '../src/paths.ts';
import type { PostSummary } from '../src/schema/post.ts';

const feedTitle = 'Study abroad advice for students in Nepal';

/**
 * Writes the articles as an Atom feed, in the order given. `{origin}` stands for the site's origin
 * (scheme and host), which is known only when the site is composed.
 */
export function buildFeed(posts: readonly PostSummary[]): string {
  const newest =
    posts
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '1970-01-01';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escapeXml(feedTitle)}</title>
  <id>{origin}${blogPath}</id>
  <link rel="alternate" type="text/html" href="{origin}${blogPath}"/>
  <link rel="self" type="application/atom+xml" href="{origin}${feedPath}"/>
  <updated>${startOfDay(newest)}</updated>
${posts.map(buildEntry).join('')}</feed>
`;
}

function buildEntry(post: PostSummary): string {
  const address = `{origin}${postPath(post.slug)}`;
  return `  <entry>
    <title>${escapeXml(post.title)}</title>
    <id>${address}</id>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${startOfDay(post.date)}</published>
    <updated>${startOfDay(post.date)}</updated>
    <author><name>${escapeXml(post.author)}</name></author>
    <category term="${escapeXml(post.category)}"/>
    <summary>${escapeXml(post.excerpt)}</summary>
  </entry>
`;
}

/** Midnight in Nepal of an article's day, because Atom requires a time. */
function startOfDay(date: string): string {
  return `${date}T00:00:00${build.nepalOffset}`;
}

function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these, so they are dropped
  const printable = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
  return build.escapeHtml(printable);
}
