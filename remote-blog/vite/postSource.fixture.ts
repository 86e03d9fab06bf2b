/** A valid article in Markdown, for tests that each make one thing in it invalid. */
export function postSource({
  fields = {},
  body = '## A heading\n\nSome text worth reading.\n',
}: {
  /** Lines of front matter by field; null leaves the field out. */
  fields?: Record<string, string | null>;
  body?: string;
} = {}): string {
  const lines = {
    title: 'A Sample Article',
    excerpt: 'An excerpt that is long enough to stand on a card and in a search result.',
    author: 'A Sample Team',
    date: '2024-05-06',
    category: 'Academic Advice',
    tags: '[reading, writing]',
    image: 'campus-path',
    imageAlt: 'A path',
    readTime: '5',
    ...fields,
  };
  const frontMatter = Object.entries(lines)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${field}: ${value}\n`);
  return `---\n${frontMatter.join('')}---\n\n${body}`;
}
