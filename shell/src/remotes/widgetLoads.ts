import { loadDefault, type WidgetProps } from '@sayapatri/contract';
import type { ComponentType } from 'react';
import type { PartLoader } from './loadPart.ts';

/** Loads widgets. Pointing at a widget's button and clicking it share one load; a later click retries what failed. */
export function createWidgetLoads(loadPart: PartLoader) {
  const widgets = new Map<string, Promise<ComponentType<WidgetProps>>>();

  return function widget(name: string, slot: string): Promise<ComponentType<WidgetProps>> {
    const title = `${name} ${slot}`;
    const known = widgets.get(title);
    if (known !== undefined) return known;
    const loading = loadPart<ComponentType<WidgetProps>>(name, {
      title,
      files: (located) => located.widgets[slot],
      load: (remote) => {
        const definition = remote.widgets?.find((candidate) => candidate.slot === slot);
        if (definition === undefined) throw new Error(`${name} has no ${slot}.`);
        return loadDefault(remote, definition.component);
      },
    });
    widgets.set(title, loading);
    loading.catch(() => widgets.delete(title));
    return loading;
  };
}
