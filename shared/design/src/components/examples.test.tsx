import { renderInSite } from '@sayapatri/testing';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { examplesByComponent } from '../catalogue/examples.ts';
import { themeExamples } from '../catalogue/themeExamples.tsx';

const components = Object.keys(import.meta.glob(['./*/[A-Z]*.tsx', '!./*/*.test.tsx']));

// Reports no element as near, so that the carousel stays a scrollable row and does not load its slider.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

test('every component of the design system has examples, and so have the carousel and the toasts', () => {
  const folders = new Set([...components.map((file) => file.split('/')[1]), 'carousel', 'toasts']);
  expect([...folders].sort()).toEqual(Object.keys(examplesByComponent).sort());
});

const cases = Object.entries({ ...themeExamples, ...examplesByComponent }).flatMap(([component, examples]) =>
  Object.entries(examples).map(([name, example]) => [component, name, example] as const),
);

// Light and dark differ only in colours, which e2e/thorough/catalogue.spec.ts checks in a browser.
test.each(cases)(
  '%s, %s: draws something, without console output or a fault that axe finds',
  async (_, __, example) => {
    const { container } = renderInSite(<main>{example}</main>);
    expect(container.querySelector('main')).not.toBeEmptyDOMElement();
    // Without style sheets, because they make jsdom slow; what depends on them is checked in a browser.
    for (const style of document.querySelectorAll('style')) style.remove();
    const { violations } = await axe.run(container, {
      resultTypes: ['violations'],
      // The order of headings concerns a page, not a component.
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
