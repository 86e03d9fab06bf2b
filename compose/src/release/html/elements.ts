/** Rules for the elements of a page and their attributes. */
import { bootstrapElementId } from '@sayapatri/contract/bootstrap';
import { repeated } from '../rule.ts';
import type { HtmlElement } from './htmlPage.ts';
import type { HtmlRule } from './htmlRule.ts';

export const uniqueIds: HtmlRule = {
  name: 'Each id once',
  reason:
    'A link, a label or a drawing’s colour finds the first element with the id, and none of the others.',
  *faults({ ids }) {
    for (const [id] of repeated(ids, String))
      yield `has the id ${id} more than once, so links and labels find the first alone: give each element its own.`;
  },
};

/** Attributes that name other elements of the page by id. */
const referring = [
  'for',
  'list',
  'form',
  'popovertarget',
  'commandfor',
  'aria-labelledby',
  'aria-describedby',
];

export const namedElements: HtmlRule = {
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
};

const isOwnScript = ({ name, attributes }: HtmlElement) =>
  name === 'script' &&
  (attributes.get('id') === bootstrapElementId ||
    attributes.get('type') === 'importmap' ||
    (attributes.get('type') === 'module' && attributes.get('src')?.startsWith('/_/shell/')));

// React itself writes preloads of the pictures.
const isPreload = ({ name, attributes }: HtmlElement) =>
  name === 'link' && /^(module)?preload$/.test(attributes.get('rel') ?? '');

export const ownHead: HtmlRule = {
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
};

const startsByItself = /^(on\w+|autofocus|autoplay|ping)$/;

export const quietElements: HtmlRule = {
  name: 'Nothing that acts by itself',
  reason:
    'A field that takes the focus moves the page away, a sound frightens, and code in attributes is stopped by the security policy.',
  *faults({ elements }) {
    for (const { name, attributes } of elements) {
      for (const attribute of attributes.keys()) {
        if (startsByItself.test(attribute))
          yield `has ${withArticle(name)} with ${attribute}, which acts before a visitor does, or is stopped by the security policy: leave it out.`;
        // The site gives html its language and the body nothing.
        if (name === 'body' || (name === 'html' && attribute !== 'lang'))
          yield `gives the ${name} element the attribute ${attribute}, which changes the frame of the page: leave its tag out.`;
      }
      if (/^(object|embed|applet|frame|frameset|portal|marquee|plaintext)$/.test(name))
        yield `has ${withArticle(name)} element, which the security policy stops or browsers no longer show: leave it out.`;
    }
  },
};

export const closedElements: HtmlRule = {
  name: 'Elements end where its HTML ends them',
  reason:
    'Browsers build another page than the one that was drawn, so React draws it anew or its end is lost.',
  *faults({ elements }) {
    const open = elements.findLast(({ isInBody, isClosed }) => isInBody && !isClosed);
    if (open)
      yield `has a <${open.name}> that browsers close elsewhere than its HTML does, so visitors get another page than was drawn: look for an element, comment or field that never ends or ends twice, or stands where HTML does not allow it, such as a heading in a <p>.`;
  },
};

const withArticle = (name: string) => `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`;
