// @vitest-environment node
import { expect, it } from 'vitest';
import { asMarkup, html } from './html.ts';

it('html escapes text that is filled in, keeps markup and leaves out undefined', () => {
  const link = html`<a href="${'/a"b'}">${"<Tom & Jerry's>"}</a>`;
  expect(link.markup).toBe(`<a href="/a&quot;b">&lt;Tom &amp; Jerry's&gt;</a>`);
  expect(html`<p>${[link, link]}${24}</p>`.markup).toBe(`<p>${link.markup}${link.markup}24</p>`);
  expect(html`<p>${undefined}${asMarkup('<b>1</b>')}</p>`.markup).toBe('<p><b>1</b></p>');
});
