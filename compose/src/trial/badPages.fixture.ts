/**
 * Pages of a careless or hostile team, each with the rule of the trial that refuses it, written from what visitors would
 * suffer and before any of those rules. All of them pass the rules for builds and HTML. `goodPages.fixture.ts` holds pages
 * that come close and pass.
 */
import type { BadPage } from '../testing/tryPage.ts';
import { furtherBadPages } from './furtherBadPages.fixture.ts';

const noError = 'No error and no warning';
const staysPut = 'Stays where it is';
const handsFree = 'Leaves the visitor’s hands free';
const frame = 'The frame is there';
const width = 'No wider than the screen';
const ownStorage = 'Keeps to its own storage';
const globals = 'Globals as they were';
const ownFiles = 'Asks for its own files';
/** For what a timer does: on a busy machine it may come while the first visitor is at work. */
const late = ['Rests when left alone', handsFree];
const accessible = 'Accessible in light and dark';
const works = 'Works when used';
const assistantAnswers = 'An assistant that answers';
const title = 'A title that stays';
const ownPart = 'Changes its own part only';

/** As many as fit into the menu by their number. */
const entries = Array.from({ length: 5 }, (_, at) => `Scholarships of level ${at}`);
const inHalfADay = Date.now() + 12 * 3_600_000;
const onSmall = `matchMedia('(max-width: 599px)').matches`;

/** By another visitor than a developer at a desk. */
const otherVisitors: BadPage[] = [
  {
    name: 'throws on a phone only',
    rule: noError,
    effect: `if (${onSmall}) throw new Error('no room for the chart');`,
  },
  {
    name: 'throws where there is touch',
    rule: noError,
    effect: `if (matchMedia('(pointer: coarse)').matches) setTimeout(() => swipe.start());`,
  },
  {
    name: 'throws in dark mode',
    rule: noError,
    effect: `if (matchMedia('(prefers-color-scheme: dark)').matches) setTimeout(() => { throw new Error('no dark logo'); });`,
  },
  {
    name: 'throws for visitors who want less motion',
    rule: noError,
    effect: `const moves = matchMedia('(prefers-reduced-motion: reduce)').matches ? undefined : [1]; Promise.resolve().then(() => moves.length);`,
  },
  {
    name: 'warns on a phone',
    rule: noError,
    effect: `if (navigator.maxTouchPoints > 0) console.warn('Slider: no room');`,
  },
  {
    name: 'asks for a picture on a phone that is not there',
    rule: noError,
    effect: `if (${onSmall}) new Image().src = '/_/remote-blog/assets/small-12345678.png';`,
  },
  {
    name: 'shows a time of the visitor’s zone',
    rule: noError,
    view: `<p>Open from {new Date(1_767_225_600_000).toLocaleTimeString('en-GB')}</p>`,
  },
  {
    name: 'shows a month as the visitor’s language calls it',
    rule: noError,
    view: `<p>From {new Date(1_767_225_600_000).toLocaleDateString(undefined, { month: 'long', timeZone: 'UTC' })}</p>`,
  },
  { name: 'shows the day of the visit', rule: noError, view: `<p>Today is {new Date().toDateString()}</p>` },
  {
    name: 'shows the visitor’s language',
    rule: noError,
    view: `<p>Your language: {typeof window === 'object' ? navigator.language : 'en-US'}</p>`,
  },
  {
    name: 'shows another word on a phone',
    rule: noError,
    view: `<p>{typeof window === 'object' && ${onSmall} ? 'Tap' : 'Click'} on a country</p>`,
  },
  {
    name: 'reads a month from a text in the visitor’s language',
    rule: noError,
    effect: `const month = new Date(1_767_225_600_000).toLocaleDateString(undefined, { month: 'long', timeZone: 'UTC' });
      if (month !== 'January') setTimeout(() => { throw new Error('no fee'); });`,
  },
  {
    name: 'throws once its offer has ended',
    rule: noError,
    effect: `if (Date.now() > ${inHalfADay}) setTimeout(() => { throw new Error('the offer has ended'); });`,
  },
  {
    name: 'never hydrates on a phone',
    rule: 'Hydrates',
    code: `const never = new Promise(() => {});
      const Chart = () => { if (typeof window === 'object' && ${onSmall}) use(never); return <p>Chart</p>; };`,
    view: `<Chart />`,
  },
  {
    name: 'never comes to rest in dark mode',
    rule: 'Comes to rest',
    effect: `if (!matchMedia('(prefers-color-scheme: dark)').matches) return;
      const again = () => requestAnimationFrame(again); again();`,
  },
  {
    name: 'covers the screen below 600 px',
    rule: frame,
    css: `.offer { display: none } @media (max-width: 599px) { .offer { display: block; position: fixed; inset: 0; z-index: 99; background: Canvas } }`,
    view: `<div className="offer">Today only!</div>`,
  },
  {
    name: 'hides its heading on a phone',
    rule: frame,
    css: `@media (max-width: 599px) { h1 { display: none } }`,
  },
  {
    name: 'hides the menu button on a phone',
    rule: frame,
    css: `@media (max-width: 599px) { header button { visibility: hidden } }`,
  },
  {
    name: 'covers the chat button on a phone',
    rule: frame,
    css: `.bar { display: none } @media (max-width: 599px) { .bar { display: block; position: fixed; inset: auto 0 0; height: 90px; z-index: 99; background: Canvas } }`,
    view: `<div className="bar">Apply by Friday</div>`,
  },
  { name: 'adds long entries to the menu', rule: width, menu: entries },
  { name: 'adds an entry of 24 W to the menu', rule: width, menu: [...entries.slice(0, 3), 'W'.repeat(24)] },
  {
    name: 'is too wide at 1,024 px',
    rule: width,
    css: `@media (min-width: 1000px) and (max-width: 1100px) { .wide { width: 1200px } }`,
    view: `<div className="wide">Table</div>`,
  },
  {
    name: 'is too wide at 1,280 px',
    rule: width,
    css: `@media (min-width: 1200px) and (max-width: 1300px) { .wide { width: 1500px } }`,
    view: `<div className="wide">Table</div>`,
  },
  {
    name: 'is too wide where there is touch',
    rule: width,
    css: `@media (pointer: coarse) { .wide { width: 500px } }`,
    view: `<div className="wide">Table</div>`,
  },
];

const leaving: BadPage[] = [
  { name: 'replaces its address at module level', rule: staysPut, atLoad: `location.replace('/next');` },
  {
    name: 'pushes forty entries into the history',
    rule: staysPut,
    effect: `for (let at = 0; at < 40; at += 1) history.pushState(null, '', '?' + at);`,
  },
  {
    name: 'pushes its own address into the history',
    rule: staysPut,
    effect: `history.pushState(null, '', location.href);`,
  },
  {
    name: 'changes its address without an entry',
    rule: staysPut,
    effect: `history.replaceState(null, '', '/offer');`,
  },
  { name: 'adds an anchor to its address', rule: staysPut, effect: `location.hash = 'offer';` },
  {
    name: 'opens another site after three seconds',
    rule: [staysPut, handsFree],
    effect: `setTimeout(() => { location.href = 'https://offers.example/'; }, 3000);`,
  },
  {
    name: 'opens the home page after two seconds',
    rule: [staysPut, handsFree],
    effect: `setTimeout(() => document.querySelector('header a').click(), 2000);`,
  },
  {
    name: 'opens another page by a form of its own',
    rule: [staysPut, handsFree],
    effect: `setTimeout(() => document.querySelector('main form').requestSubmit(), 1500);`,
    view: `<form action="/next"><button>Go on</button></form>`,
  },
  {
    name: 'loads itself once more',
    rule: staysPut,
    effect: `if (performance.getEntriesByType('navigation')[0].type !== 'reload') location.reload();`,
  },
  {
    name: 'opens another page by a meta element',
    rule: staysPut,
    effect: `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '2;url=/next' }));`,
  },
  {
    name: 'opens another page by the navigation object',
    rule: staysPut,
    effect: `navigation.navigate('/next');`,
  },
  { name: 'goes back in the history', rule: staysPut, effect: `setTimeout(() => history.back(), 300);` },
  { name: 'shows an alert', rule: staysPut, effect: `alert('Welcome!');` },
  {
    name: 'asks for a confirmation',
    rule: staysPut,
    effect: `setTimeout(() => confirm('Do you want a call?'), 100);`,
  },
  { name: 'prompts for a name', rule: staysPut, effect: `prompt('Your name?');` },
  {
    name: 'shows an alert after eight seconds',
    rule: [staysPut, handsFree],
    effect: `setTimeout(() => alert('Still there?'), 8000);`,
  },
  { name: 'opens a window', rule: staysPut, effect: `window.open('/next');` },
  {
    name: 'opens a tab by a link',
    rule: staysPut,
    effect: `Object.assign(document.createElement('a'), { href: '/next', target: '_blank' }).click();`,
  },
  { name: 'prints itself', rule: staysPut, effect: `window.print();` },
  {
    name: 'starts a download',
    rule: staysPut,
    effect: `Object.assign(document.createElement('a'), { href: '/robots.txt', download: 'offer.txt' }).click();`,
  },
  {
    name: 'pushes an entry into the history after five seconds',
    rule: [staysPut, handsFree],
    effect: `setTimeout(() => history.pushState(null, '', '?seen'), 5000);`,
  },
];

const handsOf: BadPage[] = [
  {
    name: 'swallows clicks',
    rule: handsFree,
    effect: `addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
  },
  {
    name: 'lets no page scroll after it',
    rule: handsFree,
    effect: `return () => { document.documentElement.style.overflow = 'hidden'; };`,
  },
  { name: 'lets nobody scroll', rule: handsFree, effect: `document.body.style.overflow = 'hidden';` },
  {
    name: 'lets nobody scroll by its styles',
    rule: handsFree,
    css: `html, body { height: 100%; overflow: hidden }`,
  },
  {
    name: 'blocks the wheel',
    rule: handsFree,
    effect: `addEventListener('wheel', (event) => event.preventDefault(), { passive: false });`,
  },
  {
    name: 'scrolls back to its top',
    rule: handsFree,
    effect: `addEventListener('scroll', () => scrollTo(0, 0));`,
  },
  {
    name: 'grows whenever its end is near',
    rule: handsFree,
    effect: `addEventListener('scroll', () => {
      if (innerHeight + scrollY < document.body.scrollHeight - 300) return;
      document.querySelector('main').append(Object.assign(document.createElement('div'), { style: 'height: 2000px' }));
    });`,
  },
  {
    name: 'blocks the Tab key',
    rule: handsFree,
    effect: `addEventListener('keydown', (event) => { if (event.key === 'Tab') event.preventDefault(); });`,
  },
  {
    name: 'blocks all keys',
    rule: handsFree,
    effect: `addEventListener('keydown', (event) => event.preventDefault(), true);`,
  },
  {
    name: 'keeps the focus in its field',
    rule: [staysPut, handsFree],
    effect: `const field = document.querySelector('main input');
      field.focus(); field.addEventListener('blur', () => setTimeout(() => field.focus()));`,
    view: `<label>Name <input /></label>`,
  },
  {
    name: 'sends the focus back into its form',
    rule: [staysPut, handsFree],
    effect: `document.addEventListener('focusin', ({ target }) => { if (!target.closest('main')) document.querySelector('main input').focus(); });`,
    view: `<label>Name <input /></label>`,
  },
  {
    name: 'throws for each key',
    rule: handsFree,
    effect: `addEventListener('keydown', ({ key }) => shortcuts[key]());`,
  },
  {
    name: 'leaves when Escape is pressed',
    rule: handsFree,
    effect: `addEventListener('keydown', ({ key }) => { if (key === 'Escape') location.href = '/'; });`,
  },
  {
    name: 'throws at its end',
    rule: handsFree,
    effect: `addEventListener('scroll', () => { if (scrollY > 200) document.querySelector('#end').remove(); });`,
  },
  {
    name: 'throws at a click',
    rule: handsFree,
    effect: `document.addEventListener('click', (event) => event.target.closest('.tab').focus());`,
  },
  {
    name: 'throws when the next page scrolls',
    rule: handsFree,
    effect: `addEventListener('scroll', () => document.querySelector('#mine').getBoundingClientRect());`,
    view: `<p id="mine">Text</p>`,
  },
  {
    name: 'throws when the next page is drawn',
    rule: handsFree,
    effect: `new MutationObserver(() => document.querySelector('#mine').dataset.seen = '').observe(document.querySelector('main'), { childList: true, subtree: true });`,
    view: `<p id="mine">Text</p>`,
  },
  {
    name: 'throws when it is left',
    rule: handsFree,
    effect: `return () => { document.querySelector('#other').remove(); };`,
  },
  {
    name: 'throws soon after it was left',
    rule: handsFree,
    effect: `return () => { setTimeout(() => document.querySelector('#mine').remove(), 200); };`,
    view: `<p id="mine">Text</p>`,
  },
  {
    name: 'scrolls the next page to its middle',
    rule: handsFree,
    effect: `return () => { setTimeout(() => scrollTo(0, 300), 200); };`,
  },
  {
    name: 'takes the visitor back when it is left',
    rule: handsFree,
    effect: `return () => { setTimeout(() => history.back(), 100); };`,
  },
  {
    name: 'leaves a cover behind',
    rule: handsFree,
    effect: `return () => { document.body.append(Object.assign(document.createElement('div'), { textContent: 'Wait!', style: 'position: fixed; inset: 0; z-index: 99' })); };`,
  },
  {
    name: 'leaves the site inert',
    rule: handsFree,
    effect: `return () => { document.getElementById('root').inert = true; };`,
  },
  {
    name: 'leads all links to itself',
    rule: ownPart,
    effect: `for (const link of document.querySelectorAll('header a')) link.setAttribute('href', location.pathname);`,
  },
  {
    name: 'opens all links in new tabs',
    rule: [ownPart, handsFree],
    effect: `for (const link of document.querySelectorAll('header a')) link.target = '_blank';`,
  },
  {
    name: 'opens its offer at the first click',
    rule: handsFree,
    effect: `addEventListener('click', (event) => { event.preventDefault(); event.stopPropagation(); window.open('/contact'); }, { capture: true, once: true });`,
  },
  {
    name: 'changes the address when the next page is there',
    rule: handsFree,
    effect: `return () => { setTimeout(() => history.replaceState(null, '', '/offer'), 100); };`,
  },
];

const frameOf: BadPage[] = [
  { name: 'makes the header transparent', rule: frame, css: `header { opacity: 0 }` },
  {
    name: 'makes the menu’s entries transparent by a filter',
    rule: frame,
    css: `header a { filter: opacity(0) }`,
  },
  {
    name: 'hides the menu’s entries',
    rule: frame,
    css: `header nav { visibility: hidden } header > a { visibility: hidden }`,
  },
  { name: 'cuts the header away', rule: frame, css: `header { clip-path: inset(50%) }` },
  { name: 'makes the header small as a dot', rule: frame, css: `header { transform: scale(0) }` },
  { name: 'moves the header out of the screen', rule: frame, css: `header { transform: translateY(-200%) }` },
  { name: 'takes the pointer from the header', rule: frame, css: `header a { pointer-events: none }` },
  {
    name: 'writes the menu in letters of no size',
    rule: frame,
    css: `header a { font-size: 0; padding: 0 }`,
  },
  { name: 'makes the header inert', rule: frame, effect: `document.querySelector('header').inert = true;` },
  {
    name: 'lays a banner over the header',
    rule: frame,
    css: `.banner { position: fixed; inset: 0 0 auto; height: 64px; z-index: 99; background: Canvas }`,
    view: `<div className="banner">Offer</div>`,
  },
  {
    name: 'lays glass over a part of the header',
    rule: frame,
    css: `.glass { position: fixed; inset: 0 auto auto 0; width: 120px; height: 64px; z-index: 99 }`,
    view: `<div className="glass"></div>`,
  },
  { name: 'hides the footer', rule: frame, css: `footer { display: none }` },
  { name: 'makes the footer transparent', rule: frame, css: `footer { opacity: 0.01 }` },
  {
    name: 'covers the footer',
    rule: frame,
    css: `.bar { position: fixed; inset: auto 0 0; height: 300px; z-index: 4; background: Canvas }`,
    view: `<div className="bar">We use cookies. Do you agree?</div>`,
  },
  { name: 'hides the chat button', rule: frame, css: `#assistant { display: none }` },
  {
    name: 'covers the chat button',
    rule: frame,
    css: `.up { position: fixed; right: 0; bottom: 0; width: 200px; height: 100px; z-index: 99; background: Canvas }`,
    view: `<a className="up" href="#main">To the top</a>`,
  },
  {
    name: 'moves the chat button out of the screen',
    rule: frame,
    css: `#assistant { right: -400px !important }`,
  },
  { name: 'hides its heading', rule: frame, css: `h1 { opacity: 0 }` },
  {
    name: 'moves its heading out of the screen',
    rule: frame,
    css: `h1 { position: absolute; left: -9999px }`,
  },
  { name: 'folds its heading', rule: frame, css: `h1 { height: 0; margin: 0; overflow: hidden }` },
  {
    name: 'lays glass over its links',
    rule: frame,
    css: `main { position: relative } .glass { position: absolute; inset: 0; z-index: 1 }`,
    view: `<div className="glass"></div>`,
  },
  {
    name: 'opens a dialog over everything',
    rule: [frame, staysPut],
    effect: `document.querySelector('main dialog').showModal();`,
    view: `<dialog><p>Get our guide!</p><button type="button">Close</button></dialog>`,
  },
  {
    name: 'opens an offer over everything after six seconds',
    rule: [frame, ...late, accessible],
    css: `.offer { position: fixed; inset: 0; z-index: 99; background: Canvas }`,
    effect: `setTimeout(() => document.body.append(Object.assign(document.createElement('div'), { className: 'offer', textContent: 'Get our guide!' })), 6000);`,
  },
  { name: 'takes the header away', rule: frame, css: `header { display: none }` },
  { name: 'makes the whole site tiny', rule: frame, css: `body { zoom: 0.05 }` },
  {
    name: 'hides the footer at 1,024 px',
    rule: frame,
    css: `@media (min-width: 900px) and (max-width: 1100px) { footer { display: none } }`,
  },
];

const storageOf: BadPage[] = [
  { name: 'sets a cookie', rule: ownStorage, effect: `document.cookie = 'seen=1';` },
  {
    name: 'sets a cookie after five seconds',
    rule: [ownStorage, ...late],
    effect: `setTimeout(() => { document.cookie = 'seen=1'; }, 5000);`,
  },
  {
    name: 'sets a cookie by the cookie store',
    rule: ownStorage,
    effect: `cookieStore?.set('seen', '1').catch(() => {});`,
  },
  {
    name: 'sets 60 KB of cookies',
    // The server refuses whatever the browser asks for with so long a header, the tab's icon perhaps first.
    rule: [ownStorage, noError],
    effect: `for (let at = 0; at < 16; at += 1) document.cookie = 'part' + at + '=' + 'x'.repeat(3900) + '; path=/';`,
  },
  { name: 'clears the local storage', rule: ownStorage, atLoad: `localStorage.clear();` },
  { name: 'clears the session storage', rule: ownStorage, effect: `sessionStorage.clear();` },
  {
    name: 'removes what others have stored, one by one',
    rule: ownStorage,
    effect: `for (const key of Object.keys(localStorage)) localStorage.removeItem(key);`,
  },
  {
    name: 'changes what others have stored',
    rule: ownStorage,
    effect: `for (const key of Object.keys(localStorage)) localStorage.setItem(key, '[]');`,
  },
  {
    name: 'fills the local storage',
    rule: ownStorage,
    effect: `localStorage.setItem('remote-blog', 'x'.repeat(5_200_000 - 1000));`,
  },
  {
    name: 'deletes the databases of others',
    rule: ownStorage,
    effect: `indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)));`,
  },
  {
    name: 'deletes what is kept for reading offline',
    rule: ownStorage,
    effect: `caches.keys().then((names) => names.forEach((name) => caches.delete(name)));`,
  },
  {
    name: 'registers a service worker',
    rule: ownStorage,
    effect: `navigator.serviceWorker.register('/service-worker.js').catch(() => {});`,
  },
  {
    name: 'unregisters the service worker',
    rule: ownStorage,
    effect: `navigator.serviceWorker.getRegistrations().then((all) => all.forEach((one) => one.unregister()));`,
  },
  {
    name: 'clears the storage when it is left',
    rule: [ownStorage, handsFree],
    effect: `return () => localStorage.clear();`,
  },
  {
    name: 'sets a cookie on a phone',
    rule: ownStorage,
    effect: `if (${onSmall}) document.cookie = 'small=1';`,
  },
];

const globalsOf: BadPage[] = [
  { name: 'adds a global', rule: globals, atLoad: `window.offers = [];` },
  {
    name: 'adds a library’s usual global',
    rule: globals,
    atLoad: `globalThis.$ = (query) => document.querySelector(query);`,
  },
  { name: 'pretends to be Node', rule: globals, atLoad: `globalThis.process = { env: {} };` },
  {
    name: 'hides its errors by window.onerror',
    rule: [globals, noError],
    atLoad: `window.onerror = () => true;`,
    effect: `setTimeout(() => { throw new Error('no price'); });`,
  },
  {
    name: 'hides its errors by a listener',
    rule: noError,
    atLoad: `addEventListener('error', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
    effect: `setTimeout(() => { throw new Error('no price'); });`,
  },
  {
    name: 'hides its rejections',
    rule: noError,
    atLoad: `addEventListener('unhandledrejection', (event) => event.preventDefault());`,
    effect: `Promise.reject(new Error('no price'));`,
  },
  {
    name: 'silences the console',
    rule: globals,
    atLoad: `console.error = console.warn = () => {};`,
    effect: `setTimeout(() => console.error('no price'));`,
  },
  { name: 'replaces the console', rule: globals, atLoad: `window.console = { ...console, error() {} };` },
  {
    name: 'patches the history',
    rule: globals,
    atLoad: `const push = history.pushState; history.pushState = function (...all) { return push.apply(this, all); };`,
  },
  {
    name: 'patches fetch',
    rule: globals,
    atLoad: `const ask = fetch; window.fetch = (...all) => ask(...all);`,
  },
  {
    name: 'patches fetch after five seconds',
    rule: [globals, ...late],
    effect: `setTimeout(() => { const ask = fetch; window.fetch = (...all) => ask(...all); }, 5000);`,
  },
  {
    name: 'defines the document’s title',
    rule: globals,
    atLoad: `Object.defineProperty(document, 'title', { get: () => 'Offer', set() {}, configurable: true });`,
  },
  {
    name: 'patches createElement on the document',
    rule: globals,
    atLoad: `const make = document.createElement; document.createElement = function (...all) { return make.apply(document, all); };`,
  },
  {
    name: 'replaces the date',
    rule: globals,
    atLoad: `const Real = Date; window.Date = class extends Real { getFullYear() { return 2020; } };`,
  },
  { name: 'makes chance certain', rule: globals, atLoad: `Math.random = () => 0.4;` },
  {
    name: 'patches sendBeacon',
    rule: globals,
    atLoad: `navigator.sendBeacon = () => true;`,
  },
  { name: 'removes a class of the browser', rule: globals, atLoad: `delete window.ResizeObserver;` },
  { name: 'freezes all lists', rule: globals, atLoad: `Object.freeze(Array.prototype);` },
  {
    name: 'takes the name of a Trusted Types policy',
    rule: globals,
    atLoad: `trustedTypes.createPolicy('own-html', { createHTML: (text) => text });`,
  },
  { name: 'leaves a note in the window’s name', rule: globals, atLoad: `window.name = '{"visitor":1}';` },
  {
    name: 'patches setTimeout when it is left',
    rule: [globals, handsFree],
    effect: `return () => { window.setTimeout = () => 0; };`,
  },
  {
    name: 'changes the title each second',
    rule: [title, ...late],
    effect: `const timer = setInterval(() => { document.title = '(1) Offer'; }, 1000); return () => clearInterval(timer);`,
  },
];

const requests: BadPage[] = [
  {
    name: 'asks another site for data',
    rule: ownFiles,
    effect: `fetch('https://collect.example/visit').catch(() => {});`,
  },
  {
    name: 'counts visits by a picture of another site',
    rule: ownFiles,
    effect: `new Image().src = 'https://collect.example/dot.gif';`,
  },
  {
    name: 'sends a beacon to another site',
    rule: ownFiles,
    effect: `navigator.sendBeacon('https://collect.example/', 'seen');`,
  },
  {
    name: 'opens a connection to another site',
    rule: ownFiles,
    effect: `document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: 'https://collect.example' }));`,
  },
  {
    name: 'opens a socket',
    rule: ownFiles,
    effect: `try { new WebSocket('wss://collect.example/'); } catch {}`,
  },
  {
    name: 'loads code of another site',
    rule: ownFiles,
    effect: `import(['https://cdn.example', 'chart.js'].join('/')).catch(() => {});`,
  },
  {
    name: 'loads a file of another package',
    rule: ownFiles,
    effect: `import(['/_/remote-chat', 'assistant-12345678.js'].join('/'));`,
  },
  { name: 'reads another page', rule: ownFiles, effect: `fetch('/next').then((answer) => answer.text());` },
  {
    name: 'posts an enquiry by itself',
    rule: ownFiles,
    effect: `fetch('/api', { method: 'POST', body: '{}' }).catch(() => {});`,
  },
  { name: 'sends a beacon to the office', rule: ownFiles, effect: `navigator.sendBeacon('/api', '{}');` },
  {
    name: 'asks another site on a phone only',
    rule: ownFiles,
    effect: `if (${onSmall}) fetch('https://collect.example/visit').catch(() => {});`,
  },
  {
    name: 'posts an enquiry after two seconds',
    rule: [ownFiles, ...late],
    effect: `setTimeout(() => fetch('/api', { method: 'POST', body: '{}' }).catch(() => {}), 2000);`,
  },
  {
    name: 'frames another site',
    rule: ownFiles,
    effect: `document.querySelector('main').append(Object.assign(document.createElement('iframe'), { title: 'Offer', src: 'https://offers.example/' }));`,
  },
];

const leftAlone: BadPage[] = [
  {
    name: 'never ends after three seconds',
    // On a busy machine another check is under way by then.
    rule: [...late, 'Comes to rest', frame, accessible],
    hangs: true,
    effect: `setTimeout(() => { for (;;); }, 3000);`,
  },
  {
    name: 'starts to work for ever after four seconds',
    rule: [...late, 'Comes to rest'],
    effect: `const again = () => requestAnimationFrame(again); setTimeout(again, 4000);`,
  },
  {
    name: 'asks its own file each second',
    rule: [...late, 'Comes to rest'],
    effect: `const timer = setInterval(() => fetch(import.meta.url, { cache: 'no-store' }), 1000); return () => clearInterval(timer);`,
  },
  {
    name: 'takes 8 MB more each second',
    rule: [...late, 'Comes to rest'],
    effect: `const kept = []; const timer = setInterval(() => kept.push(new Uint8Array(8_000_000).fill(1)), 1000); return () => clearInterval(timer);`,
  },
  {
    name: 'adds a thousand elements each second',
    rule: [...late, 'Comes to rest'],
    effect: `const timer = setInterval(() => {
      for (let at = 0; at < 1000; at += 1) document.querySelector('main').append(document.createElement('i'));
    }, 1000); return () => clearInterval(timer);`,
  },
  {
    name: 'throws after five seconds',
    // Found by whatever either visitor does when five seconds are over.
    rule: [...late, noError, works],
    effect: `setTimeout(() => { throw new Error('the session has ended'); }, 5000);`,
  },
  {
    name: 'logs an error after seven seconds',
    rule: [...late, noError],
    effect: `setTimeout(() => console.error('Lost'), 7000);`,
  },
  {
    name: 'takes the header away after five seconds',
    rule: [...late, frame, 'Nothing moves while it loads'],
    effect: `setTimeout(() => { document.querySelector('header').style.display = 'none'; }, 5000);`,
  },
  {
    name: 'pushes its text down after four seconds',
    rule: [...late, 'Nothing moves while it loads'],
    effect: `setTimeout(() => document.querySelector('main').prepend(Object.assign(document.createElement('div'), { style: 'height: 500px' })), 4000);`,
  },
  {
    name: 'asks a missing file after nine seconds',
    rule: [...late, noError],
    effect: `setTimeout(() => fetch('/_/remote-blog/late-12345678.json'), 9000);`,
  },
];

const field = (handler: string) => `<label>Marks <input onChange={() => { ${handler} }} /></label>`;
const button = (handler: string) => `<button type="button" onClick={() => { ${handler} }}>Book</button>`;

const used: BadPage[] = [
  { name: 'has a dead button', rule: works, view: `<button type="button">Book a seat</button>` },
  {
    name: 'has a button that never hydrates',
    rule: works,
    code: `const never = new Promise(() => {});
      const Late = () => { if (typeof window === 'object') use(never); return ${button('document.body.title = "x";')}; };`,
    view: `<Suspense fallback={<p>Loading</p>}><Late /></Suspense>`,
  },
  { name: 'throws when its button is clicked', rule: works, view: button(`throw new Error('no calendar');`) },
  {
    name: 'rejects when its button is clicked',
    rule: works,
    view: button(`Promise.reject(new Error('no calendar'));`),
  },
  { name: 'hangs when its button is clicked', rule: works, hangs: true, view: button(`for (;;);`) },
  {
    name: 'asks a missing file when its button is clicked',
    rule: works,
    view: button(`import(['/_/remote-blog', 'gone-12345678.js'].join('/')).catch(() => {});`),
  },
  {
    name: 'shows an alert when its button is clicked',
    rule: [works, staysPut],
    view: button(`alert('Sold out');`),
  },
  {
    name: 'clears the storage when its button is clicked',
    rule: [works, ownStorage],
    view: button(`localStorage.clear(); document.body.title = 'Done';`),
  },
  {
    name: 'asks another site when its button is clicked',
    rule: [works, ownFiles],
    view: button(`document.body.title = 'Done'; fetch('https://collect.example/').catch(() => {});`),
  },
  {
    name: 'empties itself when its button is clicked',
    rule: works,
    view: button(`document.getElementById('main').textContent = '';`),
  },
  {
    name: 'covers itself for ever when its button is clicked',
    rule: works,
    view: button(
      `document.body.append(Object.assign(document.createElement('div'), { style: 'position: fixed; inset: 0; z-index: 99', textContent: 'Wait' }));`,
    ),
  },
  {
    name: 'renders for ever when its button is clicked',
    rule: works,
    code: `function Loop() { const [n, set] = useState(0); if (n > 0) set(n + 1); return <button type="button" onClick={() => set(1)}>More</button>; }`,
    view: `<Loop />`,
  },
  {
    name: 'opens a dialog that never closes',
    rule: works,
    view: `${button(`document.querySelector('main dialog').showModal();`)}<dialog onCancel={(event) => event.preventDefault()} onKeyDown={(event) => event.preventDefault()}><p>Book now!</p></dialog>`,
  },
  { name: 'throws when its field is typed into', rule: works, view: field(`marks.check();`) },
  {
    name: 'throws at the first letter in its search',
    rule: works,
    code: `function Search() { const [text, set] = useState(''); return <label>Search <input type="search" value={text} onChange={({ target }) => set(target.value)} />{text && missing[text].name}</label>; }`,
    view: `<Search />`,
  },
  {
    name: 'lets nobody type into its field',
    rule: works,
    view: `<label>Name <input value="" onChange={() => {}} /></label>`,
  },
  { name: 'hangs when its field is typed into', rule: works, hangs: true, view: field(`for (;;);`) },
  {
    name: 'throws when another row is chosen',
    rule: works,
    view: `<label>Country <select onChange={() => countries.show()}><option>Japan</option><option>Korea</option></select></label>`,
  },
  {
    name: 'throws when its box is ticked',
    rule: works,
    view: `<label><input type="checkbox" onChange={() => terms.agree()} /> I agree</label>`,
  },
  {
    name: 'throws when its slider is moved',
    rule: works,
    view: `<label>Budget <input type="range" onChange={() => budget.set()} /></label>`,
  },
  {
    name: 'throws when its long text is typed',
    rule: works,
    view: `<label>Message <textarea onInput={() => draft.keep()} /></label>`,
  },
  {
    name: 'throws when its form is sent',
    rule: works,
    view: `<form onSubmit={(event) => { event.preventDefault(); form.send(); }}><label>Name <input name="name" /></label><button>Send</button></form>`,
  },
  {
    name: 'throws when its details are opened',
    rule: works,
    view: `<details onToggle={() => faq.open()}><summary>Fees?</summary><p>None.</p></details>`,
  },
  {
    name: 'sends each key to another site',
    rule: [works, ownFiles],
    view: field(`fetch('https://collect.example/').catch(() => {});`),
  },
];

const dialogOf = (inside: string, code = '') => `export default function Assistant({ onClose }) {
  ${code}
  return <dialog id="panel" open aria-label="Assistant">${inside}</dialog>;
}`;
const closeButton = `<button type="button" aria-label="Close" onClick={onClose}>×</button>`;
const log = `<div role="log" aria-label="Conversation" tabIndex={0}>{lines.map((line, at) => <p key={at}>{line}</p>)}</div>`;
const form = (onSubmit: string) =>
  `<form onSubmit={(event) => { event.preventDefault(); const [{ value }] = event.currentTarget.elements; ${onSubmit} }}><input aria-label="Your message" /><button aria-label="Send">Send</button></form>`;
const state = `const [lines, setLines] = useState(['Welcome! What would you like to know?']);`;
const answering = `setLines([...lines, value]); setTimeout(() => setLines((all) => [...all, 'We will call you.']), 100);`;

const assistants: Record<string, string> = {
  'that never opens': `export default () => null;`,
  'that throws when it is opened': `export default () => { throw new Error('no answers'); };`,
  'without a greeting': dialogOf(
    `${closeButton}${log}${form(answering)}`,
    `const [lines, setLines] = useState([]);`,
  ),
  'that never answers': dialogOf(`${closeButton}${log}${form(`setLines([...lines, value]);`)}`, state),
  'that only takes note': dialogOf(`${closeButton}${log}${form('')}`, state),
  'that only repeats what is asked, with the visitor’s name and the time': dialogOf(
    `${closeButton}<div role="log" aria-label="Conversation" tabIndex={0}>{lines}</div>${form(`setLines([...lines, <div key="asked"><b>You, 10:42</b> <span>{value}</span></div>]);`)}`,
    `const [lines, setLines] = useState([<p key="hello">Hello</p>]);`,
  ),
  'that throws when it is asked': dialogOf(`${closeButton}${log}${form(`answers.find();`)}`, state),
  'without a field': dialogOf(`${closeButton}${log}`, state),
  'that never closes': dialogOf(
    `<button type="button" aria-label="Close">×</button>${log}${form(answering)}`,
    state,
  ),
  'without a button to close it': dialogOf(`${log}${form(answering)}`, state),
  'that throws when it is closed': dialogOf(
    `${closeButton}${log}${form(answering)}`,
    `${state} useEffect(() => () => { answers.stop(); }, []);`,
  ),
  'that hangs when it is asked': dialogOf(`${closeButton}${log}${form('for (;;);')}`, state),
};

export const badPages: readonly BadPage[] = [
  ...otherVisitors,
  ...leaving,
  ...handsOf,
  ...frameOf,
  ...storageOf,
  ...globalsOf,
  ...requests,
  ...leftAlone,
  ...used,
  ...Object.entries(assistants).map(([name, assistant]) => ({
    name: `has an assistant ${name}`,
    rule: assistantAnswers,
    hangs: name.includes('hangs'),
    assistant,
  })),
  ...furtherBadPages,
];
