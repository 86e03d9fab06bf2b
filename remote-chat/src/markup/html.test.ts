// @vitest-environment node
import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes text that is filled in, and keeps markup', () => {
  const link = html`<a href="${'/a"b'}">${"<Tom & Jerry's>"}</a>`;
  expect(link.markup).toBe('<a href="/a&quot;b">&lt;Tom &amp; Jerry&#39;s&gt;</a>');
  expect(html`<p>${[link, link]}${24}</p>`.markup).toBe(`<p>${link.markup}${link.markup}24</p>`);
});
