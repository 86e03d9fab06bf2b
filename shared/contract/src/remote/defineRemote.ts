import type { Remote } from '../remote.ts';

/**
 * Checks a remote's definition and returns it.
 * Throws an Error that names the remote and the page for a key that `modules` lacks or a path used twice.
 */
export function defineRemote(definition: Remote): Remote {
  const { name, pages, collection, widgets = [], provides = {}, modules } = definition;
  const requireModule = (key: string, wantedBy: string) => {
    if (!(key in modules))
      throw new Error(`${name}: ${wantedBy} names the module ${key}, which is not there.`);
  };
  const paths = new Set<string>();
  for (const page of pages) {
    if (paths.has(page.path)) throw new Error(`${name}: the path ${page.path} is defined twice.`);
    paths.add(page.path);
    requireModule(page.component, page.path);
    if (page.data !== undefined) requireModule(page.data, page.path);
  }
  if (collection !== undefined) requireModule(collection, 'the collection');
  for (const widget of widgets) requireModule(widget.component, `the ${widget.slot} widget`);
  for (const [dataset, key] of Object.entries(provides)) requireModule(key, `the dataset ${dataset}`);
  return definition;
}
