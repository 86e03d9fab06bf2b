/** Rules for what one release alone may bring. */
import type { SiteRule } from './siteRule.ts';

export const oneProvider: SiteRule = {
  name: 'Each dataset from one package',
  reason: 'Pages would show the figures of either.',
  faults(next) {
    const owners = new Map<string, string>();
    return next.flatMap(({ name, provides }) =>
      provides.flatMap((dataset) => {
        const owner = owners.get(dataset);
        owners.set(dataset, owner ?? name);
        return owner === undefined
          ? []
          : [
              `${owner} and ${name} both provide the dataset ${dataset}, so pages would show the figures of either: take it out of one.`,
            ];
      }),
    );
  },
};

export const datasetsStay: SiteRule = {
  name: 'No dataset that a live release `uses` disappears',
  reason: 'The other release’s pages would lack its figures.',
  faults(next, before) {
    const provided = new Set(next.flatMap(({ provides }) => provides));
    const former = new Set(before.flatMap(({ provides }) => provides));
    return next.flatMap(({ name, uses }) =>
      uses
        .filter((dataset) => former.has(dataset) && !provided.has(dataset))
        .map(
          (dataset) =>
            `${name} uses the dataset ${dataset}, which no release would provide any more, so visitors would miss its figures: keep it, or release ${name} without it first.`,
        ),
    );
  },
};

export const oneWidget: SiteRule = {
  name: 'One assistant',
  reason: 'The shell has one place for it, so visitors would never see the second.',
  faults(next) {
    const owners = new Map<string, string>();
    return next.flatMap(({ name, widgets }) =>
      widgets.flatMap(({ slot, label }) => {
        const owner = owners.get(slot);
        owners.set(slot, owner ?? name);
        return owner === undefined
          ? []
          : [
              `${name} brings the ${slot} "${label}", and ${owner} brings one already, so visitors would never see it: take one of them out.`,
            ];
      }),
    );
  },
};
