import { brand, inquiryMailto, mapEmbedUrl, mapHost, mapLinkUrl } from '@sayapatri/design';
import { describe, expect, it } from 'vitest';
import { hostilePayloads } from './sanitise.fixture.ts';
import { sanitiseReply } from './sanitise.ts';

/** The reply parsed as the page would. */
function show(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = sanitiseReply(html);
  return page;
}

const allowedTags = 'p br strong em ul ol li a iframe table caption thead tbody tr th td'.split(' ');
const allowedAttributes = 'href src title loading scope colspan target rel sandbox'.split(' ');

describe.each(Object.entries(hostilePayloads))('%s', (_, payloads) => {
  it.each(payloads)('%s is left with nothing that could run', (payload) => {
    const page = show(`<p>before</p>${payload}`);
    expect(page.querySelector('p')?.textContent).toBe('before');
    for (const element of page.querySelectorAll('*')) {
      expect(allowedTags).toContain(element.localName);
      expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
      for (const { name, value } of element.attributes) {
        expect(allowedAttributes).toContain(name);
        if (name === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:|\/)/i);
        if (name === 'src') expect(value).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/);
      }
    }
    // A second parse gives the same: no markup mutates into other markup.
    const again = document.createElement('div');
    again.innerHTML = page.innerHTML;
    expect(again.innerHTML).toBe(page.innerHTML);
    expect(sanitiseReply(page.innerHTML)).toBe(page.innerHTML);
  });
});

describe('links', () => {
  const linkTo = (href: string) => show(`<a href="${href}">Go</a>`).querySelector('a');

  it.each(['/contact', '/ielts-pte', '/blogs?page=2#top', '/'])(
    'to %s, inside the site, stay untouched',
    (path) => {
      expect(linkTo(path)?.outerHTML).toBe(`<a href="${path}">Go</a>`);
    },
  );

  it.each([
    'https://example.org/',
    'http://example.org',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
  ])('to %s leave the site safely in a new tab', (address) => {
    const link = linkTo(address);
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer');
  });

  it.each([inquiryMailto, ...brand.phones.map(({ href }) => href)])('to %s open no new tab', (address) => {
    const link = linkTo(address.replaceAll('&', '&amp;'));
    expect(link?.getAttribute('href')).toBe(address);
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it.each([
    'ftp://example.org',
    'sms:+1',
    'blob:https://example.org/1',
    'contact',
    '#top',
    'https://site.invalid/x',
  ])('to %s keep their text only', (address) => {
    expect(linkTo(address)?.outerHTML).toBe('<a>Go</a>');
  });

  it('cannot choose their own target or relation', () => {
    const page = show(
      '<a href="/contact" target="_top" rel="opener">In</a><a href="https://example.org" rel="opener">Out</a>',
    );
    expect(page.querySelectorAll('[target="_top"], [rel="opener"]')).toHaveLength(0);
  });
});

describe('frames', () => {
  const frameOf = (src: string, more = '') =>
    show(`<p>Map: <iframe src="${src}" ${more}></iframe></p>`).querySelector('iframe');

  it.each(brand.offices)('of the map around $name survive, sandboxed', (office) => {
    const frame = frameOf(mapEmbedUrl(office).replaceAll('&', '&amp;'), 'title="Map" loading="lazy"');
    expect(frame?.src).toBe(mapEmbedUrl(office));
    expect(frame?.title).toBe('Map');
    expect(frame?.getAttribute('loading')).toBe('lazy');
    expect(frame?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
  });

  it('cannot loosen their sandbox or bring a document of their own', () => {
    const frame = frameOf(
      `${mapHost}/export/embed.html`,
      'sandbox="allow-top-navigation" srcdoc="<script>alert(1)</script>" allow="camera" name="top" onload="alert(1)"',
    );
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    for (const name of ['srcdoc', 'allow', 'name', 'onload']) expect(frame?.hasAttribute(name)).toBe(false);
  });

  it.each([
    '',
    'about:blank',
    '/contact',
    'https://example.org/export/embed.html',
    'http://www.openstreetmap.org/export/embed.html',
    '//www.openstreetmap.org.example.org/export/embed.html',
    'https://www.openstreetmap.org@example.org/export/embed.html',
    'https://user:secret@www.openstreetmap.org/export/embed.html',
    'https://www.openstreetmap.org:8443/export/embed.html',
    'https://www.openstreetmap.org\\@example.org/export/embed.html',
    'https://www.openstreetmap.org/export/embed.html/../../user/new',
    'https://www.openstreetmap.org/export/embed.html.evil',
    'https://www.openstreetmap.org/',
    'https://openstreetmap.org/export/embed.html',
    'javascript:alert(1)//www.openstreetmap.org/export/embed.html',
    'data:text/html,<script>alert(1)</script>',
    mapLinkUrl(brand.offices[0]),
  ])('of "%s" are removed', (src) => {
    expect(frameOf(src)).toBeNull();
  });

  it('without an address are removed, and all of them in a row', () => {
    expect(show('<iframe></iframe><iframe srcdoc="x"></iframe><iframe></iframe><p>end</p>').innerHTML).toBe(
      '<p>end</p>',
    );
  });
});

describe('the text', () => {
  it('and the shape of a reply stay as they are', () => {
    const table =
      '<table><caption>UK</caption><thead><tr><th scope="col">Test</th></tr></thead><tbody><tr><td colspan="2">6.0</td></tr></tbody></table>';
    const reply = `<p>Fees &lt; plans, <strong>truly</strong><br><em>yes</em> नमस्ते</p><ul><li>One</li></ul><ol><li>Two</li></ol>${table}`;
    expect(sanitiseReply(reply)).toBe(reply);
  });

  it('of an element that is not allowed is kept', () => {
    expect(sanitiseReply('<h1>Big</h1><div class="x" style="color:red">plain</div>')).toBe('Bigplain');
  });
});
