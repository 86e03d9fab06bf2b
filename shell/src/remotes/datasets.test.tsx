import type { Datasets } from '@sayapatri/contract';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { SiteProvider } from '../navigation/SiteContext.ts';
import { useDatasets } from './datasets.ts';
import { type RemoteLoader, RemoteLoaderProvider } from './RemoteLoader.ts';

const words: Datasets['glossary'] = [{ id: 'noc', term: 'NOC', meaning: 'The permission to leave.' }];

function Page() {
  const { glossary } = useDatasets(['glossary']);
  return <p>{glossary ? glossary[0]?.term : 'no words'}</p>;
}

async function show(
  datasets: PageBootstrap['datasets'],
  found: Datasets['glossary'] | undefined | Promise<Datasets['glossary']>,
  loader = { dataset: vi.fn() },
) {
  loader.dataset.mockResolvedValue(found);
  const site: PageBootstrap = { packages: [], pageAssets: { packages: {} }, ...(datasets && { datasets }) };
  await act(async () =>
    render(
      <SiteProvider value={site}>
        <RemoteLoaderProvider value={loader as Partial<RemoteLoader> as RemoteLoader}>
          <Suspense fallback="loading">
            <Page />
          </Suspense>
        </RemoteLoaderProvider>
      </SiteProvider>,
    ),
  );
  return loader.dataset;
}

test('a page gets a dataset from its own document, without a request', async () => {
  const dataset = await show({ glossary: words }, undefined);
  expect(screen.getByText('NOC')).toBeInTheDocument();
  expect(dataset).not.toHaveBeenCalled();
});

test('a page opened from another page loads its dataset once', async () => {
  const dataset = await show(undefined, words);
  expect(screen.getByText('NOC')).toBeInTheDocument();
  expect(dataset).toHaveBeenCalledOnce();
});

test('a dataset that could not be loaded is loaded again at the next visit to the page', async () => {
  const loader = { dataset: vi.fn() };
  await show(undefined, undefined, loader);
  expect(screen.getByText('no words')).toBeInTheDocument();
  cleanup();
  await show(undefined, words, loader);
  expect(screen.getByText('NOC')).toBeInTheDocument();
});

test('after a failure no page waits for a dataset: it is added when it comes, and kept', async () => {
  const loader = { dataset: vi.fn() };
  await show(undefined, undefined, loader);
  cleanup();
  let arrive = (_: Datasets['glossary']) => {};
  const coming = new Promise<Datasets['glossary']>((resolve) => {
    arrive = resolve;
  });
  await show(undefined, coming, loader);
  expect(screen.getByText('no words')).toBeInTheDocument();
  await act(async () => arrive(words));
  expect(screen.getByText('NOC')).toBeInTheDocument();
  cleanup();
  loader.dataset.mockClear();
  await show(undefined, undefined, loader);
  expect(screen.getByText('NOC')).toBeInTheDocument();
  expect(loader.dataset).not.toHaveBeenCalled();
});

test.each([
  ['no live package provides it', { glossary: null }],
  ['it can’t be loaded', undefined],
])('a page is shown without a dataset where %s', async (_, datasets) => {
  await show(datasets, undefined);
  expect(screen.getByText('no words')).toBeInTheDocument();
});
