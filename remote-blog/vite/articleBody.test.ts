// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderBody } from './articleBody.ts';

const render = (markdown: string) => renderBody('sample.md', markdown);

describe('the body of an article', () => {
  it('becomes HTML whose headings can be linked to', () => {
    const { html, headings } = render(
      '## Build a *shortlist*\n\nText & more.\n\n### Q & A\n\n### Q &amp; B\n',
    );
    expect(html).toContain('<h2 id="section-build-a-shortlist">Build a <em>shortlist</em></h2>');
    expect(html).toContain('<p>Text &amp; more.</p>');
    expect(headings).toEqual([
      { id: 'section-build-a-shortlist', text: 'Build a shortlist', level: 2 },
      { id: 'section-q--a', text: 'Q & A', level: 3 },
      { id: 'section-q--b', text: 'Q & B', level: 3 },
    ]);
  });

  it('gives each heading an id of its own, in any script', () => {
    const { headings } = render('## Costs\n\n## Costs\n\n## Costs 2\n\n## छात्रवृत्ति\n\n## ?!\n');
    expect(headings.map(({ id }) => id.replace('section-', ''))).toEqual([
      ...['costs', 'costs-1', 'costs-2', 'छात्रवृत्ति', ''],
    ]);
  });

  it.each(['Main', 'Root', 'Contents', 'Read next', 'Starters', '?!'])(
    'gives the heading "%s" no id that the page around it may have',
    (heading) => {
      const { html, headings } = render(`## ${heading}\n\n## ${heading}\n`);
      const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
      expect(ids).toEqual(headings.map(({ id }) => id));
      expect(ids.filter((id) => !id?.startsWith('section-'))).toEqual([]);
      expect(new Set(ids).size).toBe(2);
    },
  );

  it('leads a link within the article to the heading of that name', () => {
    expect(render('[x](#two-costs)\n\n## Two costs').html).toContain('<a href="#section-two-costs">x</a>');
    expect(() => render('Text\n\n- [x](#costs)\n\n## Two costs')).toThrow(
      'sample.md: the text links to #costs, which is no heading of it (line 3)',
    );
  });

  it('marks links that leave the site, and only those', () => {
    const { html } = render('[DAAD](https://www.daad.de/en/ "Germany") and [Contact](/contact)');
    expect(html).toContain(
      '<a rel="external noopener" href="https://www.daad.de/en/" title="Germany">DAAD</a>',
    );
    expect(html).toContain('<a href="/contact">Contact</a>');
  });

  it('keeps quotes inside an address inside its attribute', () => {
    const { html } = render('[x](<https://a.example/?a=1&b="onclick=alert(1)> "a \\" b")');
    expect(html).toMatch(/^<p><a rel="external noopener" href="[^"]*" title="[^"]*">x<\/a><\/p>\n$/);
  });

  it('shows code as text', () => {
    expect(render('Type `<b>` here').html).toContain('<code>&lt;b&gt;</code>');
    expect(render('1 < 2 <script').html).toBe('<p>1 &lt; 2 &lt;script</p>\n');
  });

  it.each(['', ' \n\t\n'])('is refused when it is empty', (markdown) => {
    expect(() => render(markdown)).toThrow('sample.md: the text is empty');
  });

  it.each([
    '<script>alert(1)</script>',
    'Text <img src=x onerror=alert(1)> text',
    '| a |\n|---|\n| <svg onload=alert(1)> |',
    '<!-- a comment -->',
    '## A heading <i>here</i>',
  ])('is refused with raw HTML: %s', (markdown) => {
    expect(() => render(markdown)).toThrow('sample.md: the text holds HTML (');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](//a.example)',
    '[x](/\\a.example)',
    '[x](/&#9;/a.example)',
    '[x](http://a.example)',
    '[x](blogs)',
    '[x]()',
    '<javascript:alert(1)>',
    '- [x][y]\n\n[y]: javascript:alert(1)',
  ])('is refused with an unsafe link: %s', (markdown) => {
    expect(() => render(markdown)).toThrow('sample.md: the text links to ');
  });

  it.each(['https://a.example', 'mailto:a@b.example', 'tel:+977015550140', '/contact', '/'])(
    'may link to %s',
    (address) => {
      expect(render(`[x](${address})`).html).toContain(`href="${address}"`);
    },
  );

  it('has headings for the rows of a table, and shows a block of code as text', () => {
    const table = render('| Award | Fee |\n|---|---|\n| Full | **paid** |').html;
    expect(table).toContain('<th>Full</th>\n<td><strong>paid</strong></td>');
    expect(render('```\na < b\n```').html).toBe('<pre><code>a &lt; b\n</code></pre>\n');
  });

  it('is refused with an image, a heading of level 1 or 4, or tick boxes', () => {
    expect(() => render('![x](https://a.example/x.png)')).toThrow('sample.md: the text holds an image');
    expect(() => render('# Title\n')).toThrow(
      'sample.md: the text has the heading "Title" with 1 #; use ## or ###',
    );
    expect(() => render('#### Deep\n')).toThrow('sample.md: the text has the heading "Deep" with 4 #');
    expect(() => render('- [ ] done\n')).toThrow('sample.md: the text holds a tick box');
  });

  it.each([
    ['Text with a note[^1].\n\n[^1]: A note.', 'a footnote', [1, 3]],
    ['Text.\n\n- one\n- two[^b]\n\n[^b]: https://a.example', 'a footnote', [4, 6]],
    ['> Quoted\n> twice[^b]', 'a footnote', [2]],
    ['| A |\n|---|\n| b[^1] |', 'a footnote', [3]],
    ['## Costs[^1]', 'a footnote', [1]],
    ['Text^[a note within]', 'a footnote', [1]],
    ['> [!NOTE]\n> Text', 'the sign of a note box', [1]],
    ['## Costs {#costs}', 'an id or a class in braces', [1]],
    ['Text\nand [[Costs]]', 'a link that leads nowhere', [2]],
    ['[Costs][nowhere]', 'a link that leads nowhere', [1]],
    ['[Costs](/two words)', 'a link that leads nowhere', [1]],
    ['==Costs==', 'marked text', [1]],
    ['::: note\nText\n:::', 'a block', [1, 3]],
  ])('is refused by line with what would stand on the page as raw text: %j', (markdown, what, lines) => {
    const faults = lines.map((line) => `sample\\.md: the text holds ${what}[^\n]* \\(line ${line}\\)`);
    expect(() => render(markdown)).toThrow(new RegExp(`^${faults.join('\n')}$`));
  });

  it('shows such signs in code, and where they are escaped', () => {
    expect(render('`[^1]` and \\[^1]\n\n    [^1]: A note').html).toMatch(/\[\^1\].*\[\^1\][\s\S]*\[\^1\]/);
  });
});
