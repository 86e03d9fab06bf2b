/** Rules for what one release alone may bring. */
import { repeated } from '../rule.ts';
import type { SiteRule } from './siteRule.ts';

export const oneProvider: SiteRule = {
  name: 'Each dataset from one package',
  reason: 'Pages would show the figures of either.',
  *faults(next) {
    const all = next.flatMap(({ name, provides }) => provides.map((dataset) => ({ name, dataset })));
    for (const [first, { name, dataset }] of repeated(all, (one) => one.dataset))
      yield `${first.name} and ${name} both provide the dataset ${dataset}, so pages would show the figures of either: take it out of one.`;
  },
};

export const datasetsStay: SiteRule = {
  name: 'No dataset that a live release `uses` disappears',
  reason: 'The other release’s pages would lack its figures.',
  *faults(next, before) {
    const provided = new Set(next.flatMap(({ provides }) => provides));
    const former = new Set(before.flatMap(({ provides }) => provides));
    for (const { name, uses } of next)
      for (const dataset of uses)
        if (former.has(dataset) && !provided.has(dataset))
          yield `${name} uses the dataset ${dataset}, which no release would provide any more, so visitors would miss its figures: keep it, or release ${name} without it first.`;
  },
};

export const oneWidget: SiteRule = {
  name: 'One assistant',
  reason: 'The shell has one place for it, so visitors would never see the second.',
  *faults(next) {
    const all = next.flatMap(({ name, widgets }) =>
      widgets.map(({ slot, label }) => ({ name, slot, label })),
    );
    for (const [first, { name, slot, label }] of repeated(all, (one) => one.slot))
      yield `${name} brings the ${slot} "${label}", and ${first.name} brings one already, so visitors would never see it: take one of them out.`;
  },
};
