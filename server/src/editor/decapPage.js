// Starts Decap in the browser with the editor's words, and shows refusals until they are read: Decap's own vanish in seconds.
window.CMS_MANUAL_INIT = true;
const config = JSON.parse(document.getElementById('config').textContent);

// A constant named `fetch` would hide the function below from Decap.
const send = window.fetch;
const lost = new Response(
  JSON.stringify({
    error: 'The editor does not answer. Start it again, and save once more: what you wrote is still here.',
  }),
  { status: 503, headers: { 'content-type': 'application/json' } },
);
const titles = { persistEntry: 'Not saved', persistMedia: 'Not saved', deleteFiles: 'Not deleted' };
window.fetch = async (...request) => {
  const response = await send(...request).catch(() => lost.clone());
  if (
    request[1]?.method === 'POST' &&
    !response.ok &&
    response.headers.get('content-type')?.includes('json')
  ) {
    const { error } = await response.clone().json();
    const { action } = JSON.parse(request[1].body);
    document.getElementById('refused-title').textContent = titles[action] ?? 'This was not done';
    document.getElementById('refusal').textContent = error;
    document.getElementById('refused').showModal();
  }
  return response;
};

// Decap keeps the former entry’s form when an address leads from one entry straight to another.
const isEntry = (address) => new URL(address).hash.includes('/entries/');
addEventListener('hashchange', ({ oldURL, newURL }) => {
  if (isEntry(oldURL) && isEntry(newURL)) location.reload();
});

// Decap gives the buttons of a list’s entries no names, which screen readers need.
function nameButtons() {
  for (const bar of document.querySelectorAll('[class*=ListItemTopBar]')) {
    const [open, move, remove] = bar.children;
    const entry = bar.nextElementSibling.textContent || 'this entry';
    open.ariaLabel = `Open or close ${entry}`;
    move.ariaLabel = `Move ${entry}`;
    remove.ariaLabel = `Remove ${entry}`;
  }
}

// The site’s own page beside the form, from source: it changes when the entry is saved.
function registerPages({ CMS, createClass, h }) {
  const SitePage = createClass({
    getInitialState: () => ({
      words: 'The site is being started: it takes a minute.',
      width: 390,
      scheme: 'light',
    }),
    async componentDidMount() {
      const { url, error } = await (await fetch('/content/site')).json();
      this.setState({ url, words: error });
    },
    render() {
      const { url, words, width, scheme } = this.state;
      if (!url) return h('p', {}, words);
      const button = (text, change) =>
        h('button', { type: 'button', onClick: () => this.setState(change) }, text);
      // The pane has half of the window.
      const scale = Math.min(1, (innerWidth / 2 - 40) / width);
      const style = {
        display: 'block',
        width,
        transform: `scale(${scale})`,
        transformOrigin: 'top left',
        height: 1600,
        marginTop: 8,
        border: '1px solid',
        colorScheme: scheme,
      };
      return h(
        'div',
        {},
        button('Phone', { width: 390 }),
        button('Desktop', { width: 1280 }),
        button('Light', { scheme: 'light' }),
        button('Dark', { scheme: 'dark' }),
        h('iframe', { title: 'The page', src: url + this.props.path, style }),
      );
    },
  });
  const pages = JSON.parse(document.getElementById('pages').textContent);
  for (const [name, page] of Object.entries(pages))
    CMS.registerPreviewTemplate(name, ({ entry }) =>
      h(SitePage, { path: page.replace('{slug}', entry.get('slug') ?? '') }),
    );
}

addEventListener('DOMContentLoaded', () => {
  new MutationObserver(nameButtons).observe(document.body, { childList: true, subtree: true });
  const { CMS } = window;
  const words = CMS.getLocale('en');
  Object.assign(words.editor.editorControlPane.widget, {
    required: '%{fieldLabel} is missing.',
    regexPattern: '%{fieldLabel} %{pattern}.',
  });
  Object.assign(words.editor.editorToolbar, {
    publishing: 'Saving…',
    publish: 'Save',
    published: 'Saved',
    publishNow: 'Save now',
    publishAndCreateNew: 'Save and create new',
    publishAndDuplicate: 'Save and duplicate',
    deletePublishedEntry: 'Delete entry',
    deployButtonLabel: 'Preview and publish',
  });
  Object.assign(words.editor.editor, {
    onDeletePublishedEntry: 'Delete this entry?',
    onDeleteWithUnsavedChanges: 'Delete this entry, and what you have changed in it?',
  });
  const add = 'New in %{collectionLabel}';
  Object.assign(words.collection.collectionTop, { newButton: add, newButtonAriaLabel: add });
  Object.assign(words.ui.toast, {
    onFailToPersist: 'Not saved.',
    onFailToDelete: 'Not deleted.',
    missingRequiredField: 'Not saved: look at the fields in red.',
  });
  CMS.registerLocale('en', words);
  // A file's name needs Latin letters, which a name in Devanagari lacks.
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const data = entry.get('data');
      if (!entry.get('newRecord')) return data;
      const called = data.get('name') ?? data.get('title') ?? '';
      const fileName = /[a-z0-9]/i.test(called) ? called.slice(0, 60) : `entry-${Date.now().toString(36)}`;
      return data.set('fileName', fileName);
    },
  });

  // Decap’s image input asks for its photo before it is loaded, and asks again only when it is given a new function.
  const input = CMS.getWidget('image').control.prototype;
  const { render } = input;
  input.shouldComponentUpdate = () => true;
  input.render = function renderAnew() {
    const { props } = this;
    this.props = { ...props, getAsset: (...asked) => props.getAsset(...asked) };
    const drawn = render.call(this);
    this.props = props;
    return drawn;
  };

  // The server tells tabs apart, so that a tab does not overwrite what another tab has saved.
  config.backend.proxy_url += `?tab=${crypto.randomUUID()}`;
  // Decap need not ask for a sign-in, because the server has let this person in.
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
  // A narrow window has no room for the page beside the form.
  config.editor.preview &&= innerWidth >= 1_000;
  registerPages(window);
  CMS.init({ config });
});
