// @vitest-environment node
import { loadDefault } from '@sayapatri/contract';
import { expect, it } from 'vitest';
import remote from './remote.tsx';
import Assistant from './widget/Assistant.tsx';

it('the remote offers the assistant as a widget, with the contact page as its fallback', async () => {
  expect(remote.pages).toEqual([]);
  expect(remote.widgets).toEqual([
    {
      slot: 'assistant',
      label: 'Chat with us',
      fallbackPath: '/contact',
      component: './widget/Assistant.tsx',
    },
  ]);
  expect(await loadDefault(remote, './widget/Assistant.tsx')).toBe(Assistant);
});
