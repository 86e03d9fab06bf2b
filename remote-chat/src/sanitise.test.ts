import { brand, inquiryMailto } from '@sayapatri/facts/brand';
import { describe, expect, it } from 'vitest';
import { sanitiseReply } from './sanitise.ts';

/** The reply parsed as the page would. */
function show(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = sanitiseReply(html);
  return page;
}

// One of each kind: DOMPurify has its own tests, these are for what its configuration lets through.
it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p/onclick=alert(1)/title=x style="animation:a 1s">x</p>',
  '<svg><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<a href="jav&Tab;ascript&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<p id=__proto__ name=body class=x data-x=y aria-label=z slot=a>x</p>',
])('%s is left with nothing that could run', (payload) => {
  const page = show(`<p>before</p>${payload}`);
  expect(page.querySelector('p')?.textContent).toBe('before');
  expect(page.querySelectorAll('script, img, svg, math, style, iframe, form, input')).toHaveLength(0);
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(attributes).toEqual([]);
  expect(sanitiseReply(page.innerHTML)).toBe(page.innerHTML);
});

describe('a link', () => {
  const linkTo = (href: string) => show(`<a href="${href}" onclick="alert(1)">Go</a>`).innerHTML;

  it.each([
    ...['/contact', '/blogs?page=2#top', 'https://example.org/', 'HTTPS://example.org'],
    ...[inquiryMailto.replaceAll('&', '&amp;'), brand.phones[0].href],
  ])('to %s keeps its address', (address) => expect(linkTo(address)).toBe(`<a href="${address}">Go</a>`));

  it.each(['//example.org', '/\\example.org', '/\t/example.org', 'ftp://example.org', 'contact', '#top'])(
    'to %s keeps its text only',
    (address) => expect(linkTo(address)).toBe('<a>Go</a>'),
  );
});
