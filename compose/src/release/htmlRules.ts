/** The rules for the HTML of rendered pages. A new rule needs an entry here and a row in badHtml.fixture.ts. */
import { bootstrapElementId } from '@sayapatri/contract/bootstrap';
import type { HtmlElement } from './htmlPage.ts';
import { leftoverIn } from './leftovers.ts';
import { addressesOf, addressFault, outcomes } from './links.ts';
import { type HtmlRule, repeated } from './rule.ts';

/** Attributes that name other elements of the page by id. */
const referring = [
  ...['for', 'list', 'form', 'popovertarget', 'commandfor'],
  ...['aria-labelledby', 'aria-describedby'],
];

const startsByItself = /^(on\w+|autofocus|autoplay|ping)$/;

const leastShareOfLiveText = 1 / 3;

export const htmlRules: readonly HtmlRule[] = [
  {
    name: 'One h1, with words',
    reason: 'Screen readers and search engines take the h1 for what the page is about.',
    *faults({ headings }) {
      const wanted = 'so screen readers and search engines can’t tell what it is about';
      if (headings.length > 1)
        yield `has ${headings.length} h1, ${wanted}: keep one, and make the others h2.`;
      else if (headings.length === 0) yield `has no h1, ${wanted}: give it its heading.`;
      else if (headings[0] === '') yield `has an h1 without words, ${wanted}: give it its heading.`;
    },
  },
  {
    name: 'No meta, title, base, link, script or style in what the page renders',
    reason:
      'One of them can hide the site from search engines or send each of its links elsewhere; scripts and styles are stopped by the security policy.',
    *faults({ elements }) {
      for (const element of elements)
        if (
          element.isInBody &&
          !element.isSvg &&
          ['meta', 'title', 'base', 'link', 'script', 'style'].includes(element.name) &&
          !isOwnScript(element) &&
          !isPreload(element)
        )
          yield `renders a ${element.name} element, which takes the place of the site's own or is stopped by its security policy: leave it out.`;
    },
  },
  {
    name: 'Every address leads somewhere',
    reason: 'A broken link, form or picture is all that a visitor gets.',
    async *faults(page, site) {
      for (const found of page.elements.flatMap(addressesOf)) {
        const fault = await addressFault(found, page, site);
        const [result, noun] = outcomes[found.use];
        const shown = found.address.slice(0, 80) || 'an empty address';
        if (fault) yield `${found.use} ${shown}, ${fault}, ${result}: correct the ${noun}.`;
      }
    },
  },
  {
    name: 'Every id that it names is there',
    reason: 'A label without its field can’t be clicked, and a button without its menu does nothing.',
    *faults({ elements, ids }) {
      const there = new Set(['', ...ids]);
      for (const { name, attributes } of elements)
        for (const attribute of referring)
          for (const id of (attributes.get(attribute) ?? '').split(/\s+/))
            if (!there.has(id))
              yield `has ${withArticle(name)} whose ${attribute} names ${id}, which is not there, so it does nothing: correct the id.`;
    },
  },
  {
    name: 'Each id once',
    reason:
      'A link, a label or a drawing’s colour finds the first element with the id, and none of the others.',
    *faults({ ids }) {
      for (const [id] of repeated(ids, String))
        yield `has the id ${id} more than once, so links and labels find the first alone: give each element its own.`;
    },
  },
  {
    name: 'No leftovers of code in its words',
    reason:
      'A price or a name is missing where undefined, NaN, {id} or [object Object] stands, and &amp;amp; or â€™ is nobody’s spelling.',
    *faults({ texts }) {
      for (const text of texts) {
        const found = leftoverIn(text.replace(/\s+/g, ' '));
        if (found)
          yield `says "${found}": give the value that is missing, or put the word into <code> where it is meant.`;
      }
    },
  },
  {
    name: 'A third of its live text at least',
    reason: 'A page that loses most of its text has usually lost its content.',
    unless: '--allow-less',
    async *faults({ path, mainText }, site) {
      const live = await site.livePage(path);
      const before = live ? lengthOf(live.mainText) : 0;
      const now = lengthOf(mainText);
      if (now < before * leastShareOfLiveText)
        yield `would show visitors ${now} characters of text in place of ${before}: restore them, or add --allow-less if that is meant.`;
    },
  },
  {
    name: 'Nothing that acts by itself',
    reason:
      'A field that takes the focus moves the page away, a sound frightens, and code in attributes is stopped by the security policy.',
    *faults({ elements }) {
      for (const { name, attributes } of elements) {
        for (const attribute of attributes.keys()) {
          if (startsByItself.test(attribute))
            yield `has ${withArticle(name)} with ${attribute}, which acts before a visitor does, or is stopped by the security policy: leave it out.`;
          // Compose itself gives html only its language, and the body nothing.
          if (name === 'body' || (name === 'html' && attribute !== 'lang'))
            yield `gives the ${name} element the attribute ${attribute}, which changes the frame of the page: leave its tag out.`;
        }
        if (/^(object|embed|applet|frame|frameset|portal|marquee|plaintext)$/.test(name))
          yield `has ${withArticle(name)} element, which the security policy stops or browsers no longer show: leave it out.`;
      }
    },
  },
  {
    name: 'Elements end where its HTML ends them',
    reason:
      'Browsers build another page than the one that was drawn, so React draws it anew or its end is lost.',
    *faults({ elements }) {
      const open = elements.findLast(({ isInBody, isClosed }) => isInBody && !isClosed);
      if (open)
        yield `has a <${open.name}> that browsers close elsewhere than its HTML does, so visitors get another page than was drawn: look for an element, comment or field that never ends or ends twice, or stands where HTML does not allow it, such as a heading in a <p>.`;
    },
  },
];

const isOwnScript = ({ name, attributes }: HtmlElement) =>
  name === 'script' &&
  (attributes.get('id') === bootstrapElementId ||
    attributes.get('type') === 'importmap' ||
    (attributes.get('type') === 'module' && attributes.get('src')?.startsWith('/_/shell/')));

// React itself writes preloads of the pictures.
const isPreload = ({ name, attributes }: HtmlElement) =>
  name === 'link' && /^(module)?preload$/.test(attributes.get('rel') ?? '');

const withArticle = (name: string) => `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`;

const lengthOf = (text: string) => text.replace(/\s+/g, '').length;
