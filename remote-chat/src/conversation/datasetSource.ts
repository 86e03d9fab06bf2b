import type { Datasets, WidgetProps } from '@sayapatri/contract';
import { withinTime } from './withinTime.ts';

/** Resolves with undefined when the dataset can't be loaded in time; never rejects. */
export type DatasetSource = <Name extends keyof Datasets>(name: Name) => Promise<Datasets[Name] | undefined>;

/** Returns a function that loads datasets: each at its first call, and again only after a failure. */
export function datasetSource(loadDataset: WidgetProps['loadDataset']): DatasetSource {
  const loading = new Map<keyof Datasets, Promise<unknown>>();
  return <Name extends keyof Datasets>(name: Name) => {
    const found =
      (loading.get(name) as Promise<Datasets[Name] | undefined> | undefined) ??
      loadDataset(name).then((data) => {
        if (data === undefined) loading.delete(name);
        return data;
      });
    loading.set(name, found);
    return withinTime(found);
  };
}
