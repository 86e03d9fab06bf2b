/**
 * A small shell for tests: header, menu, page, footer and chat button as in the real one, hydrated by React, with links
 * that draw the next page without loading a document. `smallSite.ts` builds it for the browser and for the server.
 */
import { Component, Suspense, useEffect, useState } from 'react';

export const style = `
  :root { color-scheme: light dark; color: CanvasText; background: Canvas; font: 16px/1.5 sans-serif }
  body { margin: 0 }
  a { color: light-dark(#00429d, #a8c8ff) }
  header { position: sticky; top: 0; z-index: 10; display: flex; gap: 12px; align-items: center; height: 64px;
    padding: 0 16px; background: Canvas }
  nav ul { display: flex; margin: 0; padding: 0; list-style: none }
  nav a { display: block; padding: 12px 16px; font-weight: 600; white-space: nowrap }
  .consultation { padding: 12px; white-space: nowrap }
  @media (max-width: 479px) { .consultation { display: none } }
  #menu-button { min-height: 44px; margin-left: auto }
  @media (max-width: 1279px) {
    #menu:not(:popover-open) { display: none }
    #menu { inset: 0; width: auto; height: auto }
    #menu ul { display: block }
  }
  @media (min-width: 1280px) {
    #menu { display: block; position: static; border: 0; padding: 0; margin: 0; overflow: visible }
    #menu-button { display: none }
  }
  main { display: block; min-height: 900px; padding: 0 16px }
  footer { padding: 16px 16px 96px }
  footer a { display: inline-block; padding: 12px }
  #assistant { position: fixed; right: 16px; bottom: 16px; z-index: 5 }
  #assistant button { min-height: 52px }
  dialog#panel { position: fixed; inset: auto 16px 16px auto; z-index: 20; display: flex; flex-direction: column;
    margin: 0; width: 320px; height: 400px; box-sizing: border-box }
  #panel [role=log] { flex: 1; overflow: auto }
`;

/** Shows the error in the console and a sentence in place of the page. */
class PageBoundary extends Component {
  state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  render() {
    return this.state.failed ? <p>This page does not work.</p> : this.props.children;
  }
}

function Shown({ path, children }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = path;
  }, [path]);
  return children;
}

const titleOf = (path) =>
  ({ '/': 'Home', '/next': 'Next' })[path] ?? decodeURI(path).split('/').at(-1).replaceAll('-', ' ');

/** A page of the shell itself. */
const OwnPage = ({ path }) => (
  <>
    <h1>{titleOf(path)}</h1>
    <p>
      A page of the shell, with <a href="/">a link to the home page</a>.
    </p>
  </>
);

/**
 * `first` is the page of the document. `load` returns the page of another path, or undefined for a page of the shell;
 * `loadAssistant` returns the assistant.
 */
export function Frame({ site, path: firstPath, first, load, loadAssistant }) {
  const [{ path, Page }, show] = useState({ path: firstPath, Page: first });
  const [Assistant, setAssistant] = useState();
  const links = site.packages.flatMap(({ pages }) => pages).filter(({ nav }) => nav);
  const widget = site.packages.flatMap(({ widgets }) => widgets)[0];

  useEffect(() => {
    const open = async (next, isBack) => {
      const loaded = await load(next);
      show({ path: next, Page: loaded });
      requestAnimationFrame(() => {
        if (!isBack) scrollTo(0, 0);
        document.querySelector('h1')?.focus({ preventScroll: true });
      });
    };
    const follow = (event) => {
      const link = event.target.closest?.('a[href]');
      const isOfPage = link?.hash && link.pathname === location.pathname;
      if (link?.origin !== location.origin || event.defaultPrevented || isOfPage) return;
      event.preventDefault();
      document.getElementById('menu')?.hidePopover();
      if (link.pathname !== location.pathname) history.pushState(null, '', link.href);
      open(link.pathname, false);
    };
    const back = () => open(location.pathname, true);
    // React handles its events at the root, below the document, so a page's own handlers have run before.
    document.addEventListener('click', follow);
    addEventListener('popstate', back);
    return () => {
      document.removeEventListener('click', follow);
      removeEventListener('popstate', back);
    };
  }, [load]);

  const openAssistant = async (event) => {
    event.preventDefault();
    const loaded = await loadAssistant();
    setAssistant(() => loaded);
  };

  return (
    <>
      <header>
        <a href="/">Small site</a>
        <div id="menu" popover="auto">
          <nav aria-label="Main">
            <ul>
              {links.map(({ path: to, nav }) => (
                <li key={to}>
                  <a href={to} aria-current={to === path ? 'page' : undefined}>
                    {nav[0].label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <a className="consultation" href="/contact">
          Free Consultation
        </a>
        <button id="menu-button" type="button" aria-label="Open menu" popoverTarget="menu">
          Menu
        </button>
      </header>
      <main id="main" tabIndex={-1}>
        <PageBoundary key={path}>
          <Suspense fallback={<p>Loading</p>}>
            <Shown path={path}>{Page ? <Page /> : <OwnPage path={path} />}</Shown>
          </Suspense>
        </PageBoundary>
      </main>
      <footer>
        <p>Small site, Lalitpur</p>
        <a href="/next">Next</a> <a href="tel:+97715550140">Call us</a>
      </footer>
      <aside aria-label="Get in touch">
        {widget && Assistant && <Assistant onClose={() => setAssistant(undefined)} />}
        {widget && !Assistant && (
          <form id="assistant" action={widget.fallbackPath} onSubmit={openAssistant}>
            <button type="submit" aria-haspopup="dialog">
              {widget.label}
            </button>
          </form>
        )}
      </aside>
      <div role="status" aria-label="Notifications" />
    </>
  );
}
