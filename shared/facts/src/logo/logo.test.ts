// @vitest-environment node

import { expect, test } from 'vitest';
import { cleanedLogo } from './logo.ts';

const square = 'viewBox="0 0 10 10"';
const svg = (inside: string, attributes = square) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const shape = '<path d="M0 0h10v10z"/>';

test('notes of drawing programs are left out, and local gradients and styles are kept', () => {
  const source = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: A Program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg(
  `<title>Logo</title><metadata><rdf:RDF xmlns:rdf="x"><a/></rdf:RDF></metadata><inkscape:view/>
  <style><![CDATA[.a > path{fill:url(#g)}@media (prefers-color-scheme:dark){.a{fill:#fff}}]]></style>
  <defs><linearGradient id="g"><stop stop-color="#fff"/></linearGradient><linearGradient id="h" xlink:href="#g"/></defs>
  <g class="a" inkscape:label="Layer">${shape}</g>`,
  'width="40px" height="40px" version="1.1" data-name="Layer 1"',
)}`;
  expect(cleanedLogo(source)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" version="1.1"><style>.a &gt; path{fill:url(#g)}@media (prefers-color-scheme:dark){.a{fill:#fff}}</style><defs><linearGradient id="g"><stop stop-color="#fff"/></linearGradient><linearGradient id="h" href="#g"/></defs><g class="a"><path d="M0 0h10v10z"/></g></svg>',
  );
});

const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<desc>&b;</desc>')}`;

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'holds <script>'],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), 'holds <SCRIPT>'],
  ['a script within notes', svg(`<g><svg:script xmlns:svg="http://www.w3.org/2000/svg"/>${shape}</g>`), ''],
  ['an event', svg(shape, `${square} onload="alert(1)"`), 'holds a script'],
  ['an event of a shape', svg('<path onClick="alert(1)"/>'), 'holds a script'],
  ['foreign HTML', svg('<foreignObject><p/></foreignObject>'), 'holds <foreignObject>'],
  [
    'a picture of another site',
    svg('<image href="https://evil.example/x.png"/>'),
    'holds a picture that is no PNG',
  ],
  [
    'an SVG within',
    svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
    'holds a picture that is no PNG',
  ],
  ['HTML within', svg('<image xlink:href="data:text/html,x"/>'), 'holds a picture that is no PNG'],
  ['a foreign gradient', svg('<linearGradient xlink:href="x.svg#a"/>'), 'holds a link to another file'],
  ['a link', svg(`<a href="javascript:alert(1)">${shape}</a>`), 'holds <a>'],
  [
    'a style that loads',
    svg('<style>path{fill:url(https://evil.example)}</style>'),
    'holds a style that loads',
  ],
  ['a style that imports', svg('<style>@import "x.css";</style>'), 'holds a style that loads'],
  ['a style in other letters', svg('<style>path{fill:\\75rl(x)}</style>'), 'holds a style that loads'],
  ['a style of a shape', svg('<path style="fill:url( \'x\')"/>'), 'holds a style that loads'],
  ['a fill that loads', svg('<path fill="url(//evil.example#a)"/>'), 'holds a style that loads'],
  ['an animation', svg('<animate attributeName="href"/>'), 'holds <animate>'],
  ['shapes that multiply', svg('<g id="a"/><use href="#a"/>'), 'holds <use>'],
  ['letters', svg('<text>Logo</text>'), 'holds letters that need a font'],
  ['an entity bomb', bomb, 'holds definitions of its own'],
  ['an undefined entity', svg('<desc>&b;</desc>'), 'can’t be read as SVG'],
  ['a style sheet', `<?xml-stylesheet href="x.css"?>${svg(shape)}`, 'holds an instruction'],
  ['many groups', svg('<g>'.repeat(100_000)), 'holds more than 64 groups'],
  ['a file that breaks off', svg(shape).slice(0, -4), 'can’t be read as SVG'],
  ['a text', 'Our logo', 'can’t be read as SVG'],
  ['a page', `<html>${svg(shape)}</html>`, 'is no SVG'],
  ['no frame', svg(shape, ''), 'has no viewBox'],
  ['an empty frame', svg(shape, 'viewBox="0 0 0 0"'), 'has no viewBox'],
  ['a wide frame', svg(shape, 'viewBox="0 0 300 80"'), 'is 300 wide and 80 high'],
  ['very many shapes', svg(`<path d="${'M0 0h1'.repeat(30_000)}"/>`), 'is drawn in more than 150 kB'],
])('a logo with %s is refused or cleaned', (_, source, refusal) => {
  if (refusal) expect(() => cleanedLogo(source)).toThrow(refusal);
  else expect(cleanedLogo(source)).not.toContain('script');
});
