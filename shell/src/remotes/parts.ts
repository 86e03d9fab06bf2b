import {
  type Datasets,
  type LoadedPage,
  loadDefault,
  loadPage,
  type Remote,
  type WidgetProps,
} from '@sayapatri/contract';
import type { Files, PackageFiles } from '@sayapatri/contract/bootstrap';
import type { ComponentType } from 'react';

/** What the shell loads of a remote: a page, a widget or a dataset. */
export interface Part<T> {
  /** Its name in error messages. */
  title: string;
  /** The page it belongs to, if any; its package is then located by this page. */
  path?: string;
  /** The files it needs besides the remote's entry. */
  files: (located: PackageFiles) => Files | undefined;
  load: (remote: Remote) => Promise<T>;
}

export const pagePart = (path: string): Part<LoadedPage> => ({
  title: path,
  path,
  files: ({ pages }) => pages[path],
  load: (remote) => loadPage(remote, path),
});

export const widgetPart = (slot: string): Part<ComponentType<WidgetProps>> => ({
  title: slot,
  files: ({ widgets }) => widgets[slot],
  load: async (remote) => {
    const definition = remote.widgets?.find((candidate) => candidate.slot === slot);
    if (definition === undefined) throw new Error(`${remote.name} has no ${slot}.`);
    return loadDefault(remote, definition.component);
  },
});

export const datasetPart = <Name extends keyof Datasets>(name: Name): Part<Datasets[Name]> => ({
  title: name,
  files: () => undefined,
  load: (remote) => loadDefault(remote, remote.provides?.[name] ?? ''),
});
