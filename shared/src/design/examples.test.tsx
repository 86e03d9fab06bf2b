import axe from 'axe-core';
import { expect, test } from 'vitest';
import { examplesByComponent } from '../catalogue/examples.ts';
import { renderInSite } from '../testing/render.tsx';

const components = Object.keys(import.meta.glob(['./*/*.tsx', '!./*/examples.tsx', '!./*/*.test.tsx']));

test('every component of the design system has examples', () => {
  const folders = components.map((file) => file.split('/')[1]);
  expect([...new Set(folders)].sort()).toEqual(Object.keys(examplesByComponent).sort());
});

const cases = Object.entries(examplesByComponent).flatMap(([component, examples]) =>
  Object.entries(examples).map(([name, example]) => [component, name, example] as const),
);

// Light and dark differ in colours alone, which a browser checks: e2e/journeys/catalogue.spec.ts.
test.each(cases)(
  '%s, %s: draws something, without console output or a fault that axe finds',
  async (_, __, example) => {
    const { container } = renderInSite(<main>{example}</main>);
    expect(container.querySelector('main')).not.toBeEmptyDOMElement();
    // Rules of style make jsdom slow; what depends on them is checked in a browser.
    for (const style of document.querySelectorAll('style')) style.remove();
    const { violations } = await axe.run(container, {
      resultTypes: ['violations'],
      // Headings in order and a first heading are a page's, not a part's.
      rules: {
        'color-contrast': { enabled: false },
        'heading-order': { enabled: false },
        'page-has-heading-one': { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  },
);
