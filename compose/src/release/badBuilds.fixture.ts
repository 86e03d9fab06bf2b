/**
 * Faults in what a build says about itself and in its files, with the sentence of the refusal and a build that comes close
 * and passes. Half of them were thought up before there was a rule for any.
 */
import path from 'node:path';
import { type FakePackage, pngOf } from '../testing/fakePackage.ts';
import { blog, guides } from '../testing/fakeSite.ts';

export interface BadBuild {
  bad: FakePackage;
  sentence: RegExp;
  good: FakePackage;
  /** Packages that are live besides shell, blog and guides. */
  before?: FakePackage[];
}

const first = { path: '/blogs/first' };
const list = (part: object, rest: Partial<FakePackage> = {}) =>
  blog('new', { pages: [{ path: '/blogs', ...part }, first], ...rest });
const entries = (...labels: string[]) =>
  list({ nav: labels.map((label, at) => ({ area: 'main', label, order: at })) });
const order = (value: number) => list({ nav: [{ area: 'main', label: 'Blogs', order: value }] });
const says = (part: NonNullable<FakePackage['release']>) => blog('new', { release: part });
const files = (all: NonNullable<FakePackage['files']>, rest: Partial<FakePackage> = {}) =>
  blog('new', { files: all, ...rest });
const data = (part: object) => list({ structuredData: [{ '@type': 'BlogPosting', ...part }] });
const moved = (redirects: Record<string, string>) => says({ redirects });
const widget = (part: object = {}) => ({
  slot: 'assistant',
  label: 'Chat',
  fallbackPath: '/about',
  files: [],
  ...part,
});
const chat = (part: object = {}, text = 'chat'): FakePackage => ({
  name: 'remote-chat',
  text,
  pages: [],
  release: { widgets: [widget(part)] },
});
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12345\n';
/** A picture that says it has this size. */
const sides = (width: number, height: number) => {
  const picture = pngOf(8, 8);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
};
const unseen = /has a menu label with characters that visitors can’t see, /;
/** The guides’ figures, as a file that says this. */
const figures = (json: string) =>
  files(
    { 'server/datasets/countryFacts.json': json },
    {
      pages: [{ path: '/blogs', datasets: ['countryFacts'] }, first],
      release: { provides: ['countryFacts'] },
    },
  );
const drawing = 'browser/hill-12345678.svg';
const card = (content: string | Buffer, name = 'browser/card-12345678.png') =>
  files({ [name]: content }, { pages: [{ path: '/blogs', card: name }, first] });

const labelled = (bad: string, sentence: RegExp, good: string): BadBuild => ({
  bad: entries(bad),
  sentence,
  good: entries(good),
});
/** A file with a fault and without, whose refusal names it. */
const file = (
  name: string,
  bad: string | Buffer,
  good: string | Buffer,
  sentence = new RegExp(path.basename(name)),
): BadBuild => ({ bad: files({ [name]: bad }), sentence, good: files({ [name]: good }) });

export const badBuilds: Record<string, BadBuild> = {
  // Menus
  'a menu label of a letter that can’t be seen': labelled(
    '\u3164',
    /^\/blogs of remote-blog has a menu label of which visitors see nothing, /,
    'अध्ययन',
  ),
  'a menu label of empty Braille': labelled('\u2800', /menu label of which visitors see nothing, /, '⠃'),
  'a menu label with a space of no width': labelled('Blo\u200bgs', unseen, 'Blogs 👩‍🎓'),
  'a menu label with a soft hyphen': labelled('Blo\u00adgs', unseen, 'Blo-gs'),
  'a menu label with a mark of direction': labelled('\u200fBlogs', unseen, 'مدونات'),
  'a menu label with an override of direction': labelled(
    '\u202eBlogs',
    /menu label with characters that can't be seen, "\\u\{202e\}Blogs"/,
    'Golbs',
  ),
  'a menu label with a sign of no font': labelled('\ue000 Blogs', unseen, '→ Blogs'),
  'a menu label with half a sign': labelled('Blogs \ud83d', unseen, 'Blogs 📚'),
  'a menu label with towers of accents': labelled(
    `B${'\u0301'.repeat(20)}`,
    /menu label with accents that cover what stands beside it, /,
    'Phở, की',
  ),
  'a menu label in letters of two scripts that look alike': labelled(
    'Вlogs',
    /menu label with letters of two alphabets in one word, /,
    'Блоги Blogs',
  ),
  'a title in letters of two scripts that look alike': {
    bad: list({ title: 'Аbout us' }),
    sentence: /has a title with letters of two alphabets in one word, /,
    good: list({ title: 'About blogs' }),
  },
  'a page twice in one menu': {
    bad: entries('Blogs', 'Articles'),
    sentence: /^\/blogs of remote-blog stands in the menu main \d+ times, /,
    good: list({
      nav: [
        { area: 'main', label: 'Blogs', order: 1 },
        { area: 'informations', label: 'Blogs', order: 1 },
      ],
    }),
  },
  'twenty pages in the header': {
    bad: blog('new', {
      pages: [
        { path: '/blogs' },
        first,
        ...Array.from({ length: 20 }, (_, at) => ({
          path: `/blogs/${at}`,
          nav: [{ area: 'main' as const, label: `Blog ${at}`, order: at }],
        })),
      ],
    }),
    sentence: /^\d+ pages have an entry in the header, which has room for 7, /,
    good: entries('Blogs'),
  },
  'two entries of one menu with the same label': {
    before: [
      guides('listed', {
        pages: [{ path: '/study-in-japan', nav: [{ area: 'main', label: 'Japan', order: 5 }] }],
      }),
    ],
    bad: entries('japan'),
    sentence: /"japan"/i,
    good: entries('Japan blogs'),
  },
  'an entry before all others by a negative order': {
    bad: order(-1),
    sentence: /^\/blogs of remote-blog has the menu entry "Blogs" with the order [-+\de]+, /,
    good: order(0),
  },
  'an entry with an absurd order': {
    bad: order(1e300),
    sentence: /^\/blogs of remote-blog has the menu entry "Blogs" with the order [-+\de]+, /,
    good: order(10_000),
  },
  // Titles and addresses
  'the title of another page in capitals': {
    bad: list({ title: 'ABOUT  US' }),
    sentence:
      /^\/about of shell and \/blogs of remote-blog have the same title, "ABOUT {2}US", so nobody can tell them apart in search results: give one of them another title\.$/,
    good: list({ title: 'About us and our blogs' }),
  },
  'an address that differs from another by capitals': {
    bad: blog('new', { pages: [{ path: '/blogs' }, first, { path: '/About' }] }),
    sentence: /^\/About of remote-blog differs from \/about by capitals alone, /,
    good: blog('new', { pages: [{ path: '/blogs' }, first, { path: '/about-blogs' }] }),
  },
  'a redirect from an address that differs by capitals': {
    bad: moved({ '/Study-in-Japan': '/blogs' }),
    sentence: /differs from .* by capitals alone, /,
    good: moved({ '/study-in-japan-too': '/blogs' }),
  },
  'a redirect from below the address of enquiries': {
    bad: moved({ '/api/enquiries': '/blogs' }),
    sentence: /^remote-blog redirects \/api(\/enquiries)?, which the server answers itself /,
    good: moved({ '/blogs/api': '/blogs' }),
  },
  'ten thousand redirects': {
    bad: moved(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`/old/${at}`, '/blogs']))),
    sentence: /^remote-blog has 10000 redirects, of which static hosts follow 2000, /,
    good: moved(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`/old/${at}`, '/blogs']))),
  },
  // What other packages own or need
  'a second assistant': {
    before: [chat()],
    bad: says({ widgets: [widget()] }),
    sentence: /^remote-\w+ brings the assistant "\w+", and remote-\w+ brings one already, /,
    good: says({ widgets: [] }),
  },
  'an assistant whose label can’t be seen': {
    bad: chat({ label: '\u2800' }),
    sentence: /^The assistant of remote-chat has a label of which visitors see nothing, /,
    good: chat({ label: 'Hi' }),
  },
  'an assistant whose label is a sentence': {
    bad: chat({ label: 'Chat with our friendly counsellors at any time of the day' }),
    sentence: /^The assistant of remote-chat has the label .* of \d+ characters, /,
    good: chat({ label: 'Chat with us' }),
  },
  'a dataset that is no JSON': {
    bad: figures('[{'),
    sentence: /countryFacts\.json/,
    good: figures('[]'),
  },
  // Data for search engines
  'structured data of three megabytes': {
    bad: data({ text: 'Study abroad. '.repeat(220_000) }),
    sentence: /^\/blogs of remote-blog has structured data of \d+ characters, /,
    good: data({ text: 'Study abroad. '.repeat(500) }),
  },
  'structured data in a language of its own': {
    bad: data({ '@context': 'https://schema.example' }),
    sentence: /^\/blogs of remote-blog has structured data with an @context of its own, /,
    good: data({ name: '@context' }),
  },
  'structured data that names a page that is not there': {
    bad: data({ author: { '@type': 'Person', url: '{origin}/about/asha' } }),
    sentence: /^\/blogs of remote-blog has structured data that names \/about\/asha, which is no page, /,
    good: data({ author: { '@type': 'Person', url: '{origin}/about#team' }, image: '{origin}/sitemap.xml' }),
  },
  'an article of yesterday, in words': {
    bad: data({ datePublished: 'yesterday' }),
    sentence: /with the datePublished "yesterday", which is no date, /,
    good: data({ datePublished: '2024-11-18', dateModified: '2024-11-18T10:00:00Z' }),
  },
  'an article of the thirteenth month': {
    bad: data({ dateModified: '2024-13-45' }),
    sentence: /with the dateModified "2024-13-45", which is no date, /,
    good: data({ dateModified: '2024-12-31' }),
  },
  'an article of the thirtieth of February': {
    bad: data({ dateModified: '2024-02-30T10:00:00Z' }),
    sentence: /with the dateModified "2024-02-30T10:00:00Z", which is no date, /,
    good: data({ dateModified: '2024-02-29T23:00:00-05:00' }),
  },
  // Its files
  'an entry that browsers never get': {
    bad: says({ entry: 'server/remote.js' }),
    sentence: /server\/remote\.js/,
    good: blog('new'),
  },
  'an entry that is no script': {
    bad: files({ 'browser/hill-12345678.svg': svg('') }, { release: { entry: 'browser/hill-12345678.svg' } }),
    sentence: /hill-12345678\.svg/,
    good: files({ 'browser/hill-12345678.svg': svg('') }),
  },
  'a page whose code browsers never get': {
    bad: list({ files: ['server/remote.js'] }),
    sentence: /server\/remote\.js/,
    good: list({ files: [] }),
  },
  'a script for later that is not there': {
    bad: list({ laterFiles: ['browser/later-12345678.js'] }),
    sentence: /later-12345678\.js/,
    good: list(
      { laterFiles: ['browser/later-12345678.js'] },
      { files: { 'browser/later-12345678.js': '1' } },
    ),
  },
  'content that is not there': {
    bad: list({ content: ['browser/text-12345678.js'] }),
    sentence: /text-12345678\.js/,
    good: list({ content: [] }),
  },
  'a picture of five megabytes': file(
    'browser/hill-12345678.png',
    pngOf(8, 8, 5_000_000),
    pngOf(8, 8, 150_000),
  ),
  'a drawing of a megabyte': file(
    drawing,
    svg('<path d="M0 0"/>'.repeat(70_000)),
    svg('<path d="M0 0"/>'.repeat(5_000)),
  ),
  'a font of three megabytes': file(
    'browser/font-12345678.woff2',
    `wOF2${'x'.repeat(3_000_000)}`,
    `wOF2${'x'.repeat(20_000)}`,
  ),
  'three megabytes of code for later': {
    bad: list(
      { laterFiles: ['browser/later-12345678.js'] },
      { files: { 'browser/later-12345678.js': '1;'.repeat(1_500_000) } },
    ),
    sentence: /later-12345678\.js/,
    good: list(
      { laterFiles: ['browser/later-12345678.js'] },
      { files: { 'browser/later-12345678.js': '1;'.repeat(100_000) } },
    ),
  },
  'a feed of five megabytes': file(
    'browser/feed.xml',
    `<feed>${'<a/>'.repeat(1_250_000)}</feed>`,
    `<feed>${'<a/>'.repeat(10_000)}</feed>`,
  ),
  'a dataset of ten megabytes': file(
    'server/datasets/countryFacts.json',
    `"${'x'.repeat(10_000_000)}"`,
    `"${'x'.repeat(100_000)}"`,
  ),
  'a feed whose article is not there': file(
    'browser/feed.xml',
    '<feed><link href="{origin}/blogs/gone"/></feed>',
    '<feed><link href="{origin}/blogs/first"/><id>{origin}/</id></feed>',
    /\/blogs\/gone/,
  ),
  'a picture for shared links that is a drawing': {
    bad: card(svg(''), 'browser/card-12345678.svg'),
    sentence: /card-12345678\.svg/,
    good: card(pngOf(1200, 630)),
  },
  'a picture for shared links of another size': {
    bad: card(pngOf(120, 63)),
    sentence: /card-12345678\.png/,
    good: card(pngOf(1200, 630)),
  },
  'a picture that was never fetched from Git LFS': file(
    'browser/hill-12345678.webp',
    pointer,
    'RIFF0000WEBPVP8 ',
  ),
  'a drawing that is a page': file(
    drawing,
    '<!doctype html><title>404</title>',
    `<?xml version="1.0"?><!-- A hill -->${svg('')}`,
  ),
  'a drawing with a script': file(
    drawing,
    svg('<script>alert(1)</script>'),
    svg('<title>A script</title><style>path{fill:red}</style>'),
  ),
  'a drawing with code in an attribute': file(
    drawing,
    svg('<path onload="alert(1)"/>'),
    svg('<path data-on="1" id="onload"/>'),
  ),
  'a drawing that loads from another site': file(
    drawing,
    svg('<image href="https://pictures.example/hill.png"/>'),
    svg('<use href="#a"/><image href="data:image/png;base64,"/>'),
  ),
  'a drawing that imports styles': file(
    drawing,
    svg('<style>@import "https://styles.example/"</style>'),
    svg('<style>path{fill:url( "#a")}</style>'),
    /hill-12345678\.svg of remote-blog loads another file, /,
  ),
  'a drawing with a bomb of entities': file(
    drawing,
    `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('&a;&a;')}`,
    `<!DOCTYPE svg>${svg('<text>Entity</text>')}`,
    /hill-12345678\.svg of remote-blog has a script, /,
  ),
  'a small picture of a billion pixels': file(
    'browser/hill-12345678.png',
    sides(32_000, 32_000),
    sides(4_096, 2_000),
    /hill-12345678\.png of remote-blog has 32000 × 32000 pixels, /,
  ),
  'a feed with a script': file(
    'browser/feed.xml',
    '<feed><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script></feed>',
    '<feed><title>&lt;script&gt; explained</title></feed>',
    /^The feed of remote-blog has a script, /,
  ),
  'a feed that another file makes a page of': file(
    'browser/feed.xml',
    '<?xml-stylesheet type="text/xsl" href="/_/remote-blog/x.xml"?><feed/>',
    '<?xml version="1.0"?><feed/>',
    /^The feed of remote-blog has a script, /,
  ),
  'a document of XML among the files': {
    bad: files({ 'browser/offer-12345678.xml': '<html xmlns="http://www.w3.org/1999/xhtml"/>' }),
    sentence: /offer-12345678\.xml of remote-blog is of a kind that no page loads, /,
    good: files({ 'browser/offer-12345678.txt': 'Offer' }),
  },
  'a page among the files': {
    bad: files({ 'browser/offer-12345678.html': '<h1>Offer</h1>' }),
    sentence: /offer-12345678\.html/,
    good: files({ 'browser/offer-12345678.json': '{}' }),
  },
  'contracts in the wrong order': {
    bad: says({ contract: 1, oldestContract: 2 }),
    sentence: /release\.json is refused, malformed \(oldestContract must not be newer than contract\): fix/,
    good: says({ contract: 1, oldestContract: 1 }),
  },
};
