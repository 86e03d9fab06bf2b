import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { type RemoteLoader, RemoteLoaderProvider } from '../federation/RemoteLoader.ts';
import { createServerLoader } from '../federation/serverLoader.ts';
import { SiteProvider } from '../navigation/SiteContext.ts';
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

function Panel({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState('');
  return (
    <div role="dialog" aria-label="Assistant">
      <input aria-label="Message" value={draft} onChange={({ target }) => setDraft(target.value)} />
      <Link to="/contact">Contact</Link>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

const unused = createServerLoader(() => Promise.reject(new Error('unused')));
/** Shows the slot on a site whose assistant is loaded by `widget`. */
const renderSlot = (widget: RemoteLoader['widget'], live = site) =>
  renderInSite(
    <SiteProvider value={live}>
      <RemoteLoaderProvider value={{ ...unused, widget }}>
        <AssistantSlot />
      </RemoteLoaderProvider>
    </SiteProvider>,
  );

const button = () => screen.getByRole('button', { name: 'Chat with us' });

test('hover and focus load the widget without opening it', async () => {
  const widget = vi.fn<RemoteLoader['widget']>(async () => Panel);
  const { user } = renderSlot(widget);
  await user.hover(button());
  expect(widget).toHaveBeenCalledWith('remote-chat', 'assistant');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a click before the widget has loaded opens it as soon as it has loaded', async () => {
  let arrive = (_: typeof Panel) => {};
  const held = new Promise<typeof Panel>((resolve) => {
    arrive = resolve;
  });
  const { user } = renderSlot(() => held);
  await user.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  arrive(Panel);
  expect(await screen.findByRole('dialog', { name: 'Assistant' })).toBeVisible();
});

test('on a phone a link inside puts the panel away and keeps the conversation, which Close clears', async () => {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: true, addListener() {}, removeListener() {} }),
  );
  const { user } = renderSlot(async () => Panel);
  await user.click(button());
  await user.type(await screen.findByRole('textbox'), 'visa');
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button());
  expect(screen.getByRole('textbox')).toHaveValue('visa');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(button());
  expect(await screen.findByRole('textbox')).toHaveValue('');
});

test('a site without an assistant shows no button', () => {
  renderSlot(unused.widget, { ...site, packages: [] });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
