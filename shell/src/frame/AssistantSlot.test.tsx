import type { WidgetProps } from '@sayapatri/contract';
import { renderInSite } from '@sayapatri/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SiteProvider } from '../navigation/SiteContext.ts';
import { type RemoteLoader, RemoteLoaderProvider } from '../remotes/RemoteLoader.ts';
import { createServerLoader } from '../remotes/serverLoader.ts';
import { AssistantSlot } from './AssistantSlot.tsx';

const site = {
  packages: [
    {
      name: 'remote-chat',
      pages: [],
      provides: [],
      widgets: [{ slot: 'assistant', label: 'Chat with us', fallbackPath: '/contact' }],
    },
  ],
  pageAssets: { packages: {} },
};

function Panel({ onClose }: WidgetProps) {
  return (
    <div role="dialog" aria-label="Assistant">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

function renderSlot(widget: RemoteLoader['widget'], openDocument: RemoteLoader['openDocument'] = () => {}) {
  const loader = { ...createServerLoader(() => Promise.reject(new Error('unused'))), widget, openDocument };
  return renderInSite(
    <SiteProvider value={site}>
      <RemoteLoaderProvider value={loader}>
        <AssistantSlot />
      </RemoteLoaderProvider>
    </SiteProvider>,
  );
}

const button = () => screen.getByRole('button', { name: 'Chat with us' });

test('before anything has loaded the button leads to the contact page', () => {
  renderSlot(() => new Promise(() => {}));
  expect(button().closest('form')).toHaveAttribute('action', '/contact');
});

test('hover and focus load the widget without opening it', async () => {
  const widget = vi.fn<RemoteLoader['widget']>(async () => Panel);
  const { user } = renderSlot(widget);
  await user.hover(button());
  expect(widget).toHaveBeenCalledWith('remote-chat', 'assistant');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a click before it has loaded opens it as soon as it has', async () => {
  let arrive = (_: typeof Panel) => {};
  const { user } = renderSlot(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await user.click(button());
  const frame = screen.getByRole('group', { name: 'Assistant' });
  expect(frame).toHaveAttribute('aria-busy', 'true');
  expect(frame).toHaveTextContent(/Hello! Welcome to the .+ assistant\. How can I help you today\?/);
  arrive(Panel);
  expect(await screen.findByRole('dialog', { name: 'Assistant' })).toBeVisible();
  expect(frame).not.toBeInTheDocument();
});

test('a widget that loads after its frame was closed is not shown', async () => {
  let arrive = (_: typeof Panel) => {};
  const { user } = renderSlot(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await user.click(button());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
  await act(async () => arrive(Panel));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a click made before this code had loaded opens it too', async () => {
  window.earlyClick = setTimeout(() => {}, 60_000);
  renderSlot(async () => Panel);
  expect(await screen.findByRole('dialog', { name: 'Assistant' })).toBeVisible();
  expect(window.earlyClick).toBeNull();
});

test('closing brings the button back, with the focus', async () => {
  const { user } = renderSlot(async () => Panel);
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button()).toHaveFocus());
});

test('one that can’t be loaded leads to the contact page', async () => {
  const openDocument = vi.fn();
  const { user } = renderSlot(() => Promise.reject(new Error('gone')), openDocument);
  await user.click(button());
  await waitFor(() => expect(openDocument).toHaveBeenCalledExactlyOnceWith('/contact'));
});

test('a site without an assistant shows no button', () => {
  const loader = createServerLoader(() => Promise.reject(new Error('unused')));
  renderInSite(
    <RemoteLoaderProvider value={loader}>
      <AssistantSlot />
    </RemoteLoaderProvider>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
