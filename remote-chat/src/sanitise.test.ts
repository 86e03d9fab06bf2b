import { brand, inquiryMailto } from '@sayapatri/facts/brand';
import { describe, expect, it } from 'vitest';
import { hostilePayloads } from './sanitise.fixture.ts';
import { sanitiseReply } from './sanitise.ts';

/** The reply parsed as the page would. */
function show(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = sanitiseReply(html);
  return page;
}

// The journey `hostile-replies` of e2e runs the same payloads in a browser.
it.each(Object.values(hostilePayloads).flat())('%s is left with nothing that could run', (payload) => {
  const page = show(`<p>before</p>${payload}`);
  expect(page.querySelector('p')?.textContent).toBe('before');
  expect(page.querySelectorAll('script, img, svg, math, style, iframe, form, input')).toHaveLength(0);
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(attributes).toEqual([]);
  expect(sanitiseReply(page.innerHTML)).toBe(page.innerHTML);
});

describe('a link', () => {
  const linkTo = (href: string) => show(`<a href="${href}" target="_top">Go</a>`).querySelector('a');

  it.each(['/contact', '/blogs?page=2#top', inquiryMailto.replaceAll('&', '&amp;'), brand.phones[0].href])(
    'to %s opens in this tab',
    (address) => {
      expect(linkTo(address)?.outerHTML).toBe(`<a href="${address}">Go</a>`);
    },
  );

  it.each(['https://example.org/', 'HTTPS://example.org'])(
    'to %s leaves the site safely in a new tab',
    (address) => {
      const link = linkTo(address);
      expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    },
  );

  it.each(['//example.org', '/\\example.org', '/\t/example.org', 'ftp://example.org', 'contact', '#top'])(
    'to %s keeps its text only',
    (address) => expect(linkTo(address)?.outerHTML).toBe('<a>Go</a>'),
  );
});

it('the text and the shape of a reply stay as they are', () => {
  const table =
    '<table><caption>UK</caption><thead><tr><th scope="col">Test</th></tr></thead><tbody><tr><td colspan="2">6.0</td></tr></tbody></table>';
  const reply = `<p>Fees &lt; plans, <strong>truly</strong><br><em>yes</em> नमस्ते</p><ul><li>One</li></ul>${table}`;
  expect(sanitiseReply(reply)).toBe(reply);
});
