import { expect, it } from 'vitest';
import { createStyleCache } from './styleCache.ts';

/** The CSS rules generated for a class with these declarations. */
function rulesOf(styles: string): string {
  const cache = createStyleCache();
  cache.insert('.s-a', { name: 'a', styles }, cache.sheet, false);
  return cache.sheet.tags.map((tag) => tag.textContent).join('');
}

it('the style cache prefixes only properties that browsers still need prefixed', () => {
  expect(rulesOf('user-select:none;display:flex;')).toBe(
    '.s-a{-webkit-user-select:none;user-select:none;display:flex;}',
  );
});

it('the style cache does not insert the rules of the document again', () => {
  document.head.innerHTML =
    '<style data-emotion="s " data-s>.s-a1{margin:0;}@media print{.s-b2 li{margin:0;}}</style>' +
    '<style data-emotion="s-global g" data-s>.s-c3{margin:0;}</style>';
  const { inserted } = createStyleCache();
  document.head.innerHTML = '';
  expect(['a1', 'b2', 'c3'].map((name) => inserted[name])).toEqual([true, true, undefined]);
});

it('the style cache takes over the style elements of the document in place', async () => {
  document.head.innerHTML =
    '<style data-emotion="s-global g" data-s></style><style data-emotion="s " data-s></style><meta name="last">';
  const [global, own] = document.querySelectorAll('style');
  const moved: MutationRecord[] = [];
  const observer = new MutationObserver((records) => moved.push(...records));
  observer.observe(document.head, { childList: true });
  const cache = createStyleCache();
  moved.push(...observer.takeRecords());
  expect(moved).toEqual([]);
  expect(cache.sheet.tags).toEqual([own]);
  cache.insert('.s-new', { name: 'new', styles: 'margin:0;' }, cache.sheet, true);
  expect([...document.querySelectorAll('style')].slice(0, 2)).toEqual([global, own]);
  expect(own?.nextElementSibling).toBe(cache.sheet.tags[1]);
  document.head.innerHTML = '';
});
