import { brand, inquiryMailto } from '@sayapatri/facts/brand';
import { describe, expect, it } from 'vitest';
import { sanitiseReply } from './sanitise.ts';

/** The reply parsed as the page would. */
function show(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = sanitiseReply(html);
  return page;
}

// DOMPurify's own tests have the tricks of markup; these show that it is set up to stop each kind.
it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="jav&Tab;ascript&colon;alert(1)">x</a>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<form action="javascript:alert(1)"><input name=attributes></form>',
  '<p id=__proto__ class=x style="color:red" data-x=y aria-label=z onclick=alert(1)>x</p>',
])('%s is left with nothing that could run', (payload) => {
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

  it.each(['https://example.org/', '//example.org', '/\\example.org', '/\t/example.org'])(
    'to %s leaves the site safely in a new tab',
    (address) => {
      const link = linkTo(address);
      expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    },
  );

  it.each(['ftp://example.org', 'blob:https://example.org/1', 'contact', '#top', 'https://site.invalid/x'])(
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
