/**
 * Pages of a careless or hostile team, each with the rule of the trial that refuses it, written from what visitors would
 * suffer and before any of those rules. All of them pass the rules for builds and HTML. `goodPages.fixture.ts` holds pages
 * that come close and pass.
 */
import { type BadPage, rows } from '../testing/tryPage.ts';
import { furtherBadPages } from './furtherBadPages.fixture.ts';

const noError = 'No error and no warning';
const staysPut = 'Stays where it is';
const handsFree = 'Leaves the visitor’s hands free';
const frame = 'The frame is there';
const width = 'No wider than the screen';
const ownStorage = 'Keeps to its own storage';
const globals = 'Globals as they were';
const ownFiles = 'Asks for its own files';
/** Rules for what a timer does, which on a busy machine may come while the first visitor is at work. */
const late = ['Rests when left alone', handsFree];
const accessible = 'Accessible in light and dark';
const works = 'Works when used';
const assistantAnswers = 'An assistant that answers';
const title = 'A title that stays';
const ownPart = 'Changes its own part only';

/** No more entries than the menu takes, but too long ones. */
const entries = Array.from({ length: 5 }, (_, at) => `Scholarships of level ${at}`);
const inHalfADay = Date.now() + 12 * 3_600_000;
const onSmall = `matchMedia('(max-width: 599px)').matches`;

/** Faults that a developer at a desk does not meet. */
const otherVisitors = [
  ...rows(noError, 'effect', {
    'throws on a phone only': `if (${onSmall}) throw new Error('no room for the chart');`,
    'throws where there is touch': `if (matchMedia('(pointer: coarse)').matches) setTimeout(() => swipe.start());`,
    'throws in dark mode': `if (matchMedia('(prefers-color-scheme: dark)').matches) setTimeout(() => { throw new Error('no dark logo'); });`,
    'throws for visitors who want less motion': `const moves = matchMedia('(prefers-reduced-motion: reduce)').matches ? undefined : [1]; Promise.resolve().then(() => moves.length);`,
    'warns on a phone': `if (navigator.maxTouchPoints > 0) console.warn('Slider: no room');`,
    'asks for a picture on a phone that is not there': {
      effect: `if (${onSmall}) new Image().src = '/_/remote-blog/assets/small-12345678.png';`,
      says: /\(on a phone, \/_\/remote-blog\/assets\/small-12345678\.png is answered with 404\)/,
    },
    'shows a time of the visitor’s zone': {
      view: `<p>Open from {new Date(1_767_225_600_000).toLocaleTimeString('en-GB')}</p>`,
    },
    'shows a month as the visitor’s language calls it': {
      view: `<p>From {new Date(1_767_225_600_000).toLocaleDateString(undefined, { month: 'long', timeZone: 'UTC' })}</p>`,
    },
    'shows the day of the visit': { view: `<p>Today is {new Date().toDateString()}</p>` },
    'shows the visitor’s language': {
      view: `<p>Your language: {typeof window === 'object' ? navigator.language : 'en-US'}</p>`,
    },
    'shows another word on a phone': {
      view: `<p>{typeof window === 'object' && ${onSmall} ? 'Tap' : 'Click'} on a country</p>`,
    },
    'reads a month from a text in the visitor’s language': `const month = new Date(1_767_225_600_000).toLocaleDateString(undefined, { month: 'long', timeZone: 'UTC' });
      if (month !== 'January') setTimeout(() => { throw new Error('no fee'); });`,
    'throws once its offer has ended': `if (Date.now() > ${inHalfADay}) setTimeout(() => { throw new Error('the offer has ended'); });`,
  }),
  ...rows('Hydrates', 'effect', {
    'never hydrates on a phone': {
      code: `const never = new Promise(() => {});
      const Chart = () => { if (typeof window === 'object' && ${onSmall}) use(never); return <p>Chart</p>; };`,
      view: `<Chart />`,
    },
  }),
  ...rows('Comes to rest', 'effect', {
    'goes on changing the document': {
      effect: `const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { document.body.title = performance.now(); port2.postMessage(0); }; port2.postMessage(0);`,
      says: /\(it does not come to rest within 5 s, because of changes of the document\)/,
    },
    'goes on asking for files': {
      effect: `const ask = () => fetch('', { cache: 'no-store' }).then(ask); ask();`,
      says: /\(it does not come to rest within 5 s, because of requests\)/,
    },
    'never comes to rest in dark mode': `if (!matchMedia('(prefers-color-scheme: dark)').matches) return;
      const again = () => requestAnimationFrame(again); again();`,
  }),
  ...rows(frame, 'css', {
    'covers the screen below 600 px': {
      says: /\(the header is covered by <div class="offer"/,
      css: `.offer { display: none } @media (max-width: 599px) { .offer { display: block; position: fixed; inset: 0; z-index: 99; background: Canvas } }`,
      view: `<div className="offer">Today only!</div>`,
    },
    'hides its heading on a phone': `@media (max-width: 599px) { h1 { display: none } }`,
    'hides the menu button on a phone': `@media (max-width: 599px) { header button { visibility: hidden } }`,
    'covers the chat button on a phone': {
      css: `.bar { display: none } @media (max-width: 599px) { .bar { display: block; position: fixed; inset: auto 0 0; height: 90px; z-index: 99; background: Canvas } }`,
      view: `<div className="bar">Apply by Friday</div>`,
    },
  }),
  ...rows(width, 'effect', {
    'adds long entries to the menu': { menu: entries },
    'adds an entry of 24 W to the menu': { menu: [...entries.slice(0, 3), 'W'.repeat(24)] },
    'is too wide at 320 px': {
      css: `@media (max-width: 330px) { h1 { width: 400px } }`,
      says: /\(it is \d+ px too wide on a screen of 320 px\)/,
    },
    'is too wide at 1,024 px': {
      css: `@media (min-width: 1000px) and (max-width: 1100px) { .wide { width: 1200px } }`,
      view: `<div className="wide">Table</div>`,
    },
    'is too wide at 1,280 px': {
      css: `@media (min-width: 1200px) and (max-width: 1300px) { .wide { width: 1500px } }`,
      view: `<div className="wide">Table</div>`,
    },
    'is too wide where there is touch': {
      css: `@media (pointer: coarse) { .wide { width: 500px } }`,
      view: `<div className="wide">Table</div>`,
    },
  }),
];

const leaving = [
  ...rows(staysPut, 'effect', {
    'replaces its address at module level': { atLoad: `location.replace('/next');` },
    'pushes forty entries into the history': `for (let at = 0; at < 40; at += 1) history.pushState(null, '', '?' + at);`,
    'pushes its own address into the history': `history.pushState(null, '', location.href);`,
    'changes its address without an entry': `history.replaceState(null, '', '/offer');`,
    'adds an anchor to its address': `location.hash = 'offer';`,
    'loads itself once more': `if (performance.getEntriesByType('navigation')[0].type !== 'reload') location.reload();`,
    'opens another page by a meta element': `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '2;url=/next' }));`,
    'opens another page by the navigation object': `navigation.navigate('/next');`,
    'goes back in the history': `setTimeout(() => history.back(), 300);`,
    'shows an alert': `alert('Welcome!');`,
    'asks for a confirmation': `setTimeout(() => confirm('Do you want a call?'), 100);`,
    'prompts for a name': `prompt('Your name?');`,
    'opens a window': `window.open('/next');`,
    'opens a tab by a link': `Object.assign(document.createElement('a'), { href: '/next', target: '_blank' }).click();`,
    'prints itself': `window.print();`,
    'starts a download': `Object.assign(document.createElement('a'), { href: '/robots.txt', download: 'offer.txt' }).click();`,
  }),
  ...rows([staysPut, handsFree], 'effect', {
    'opens another site after three seconds': `setTimeout(() => { location.href = 'https://offers.example/'; }, 3000);`,
    'opens the home page after two seconds': `setTimeout(() => document.querySelector('header a').click(), 2000);`,
    'opens another page by a form of its own': {
      effect: `setTimeout(() => document.querySelector('main form').requestSubmit(), 1500);`,
      view: `<form action="/next"><button>Go on</button></form>`,
    },
    'shows an alert after eight seconds': `setTimeout(() => alert('Still there?'), 8000);`,
    'pushes an entry into the history after five seconds': `setTimeout(() => history.pushState(null, '', '?seen'), 5000);`,
  }),
];

const handsOf = [
  ...rows(handsFree, 'effect', {
    'swallows clicks': `addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
    'lets no page scroll after it': `return () => { document.documentElement.style.overflow = 'hidden'; };`,
    'lets nobody scroll': `document.body.style.overflow = 'hidden';`,
    'lets nobody scroll by its styles': { css: `html, body { height: 100%; overflow: hidden }` },
    'blocks the wheel': `addEventListener('wheel', (event) => event.preventDefault(), { passive: false });`,
    'scrolls back to its top': `addEventListener('scroll', () => scrollTo(0, 0));`,
    'grows whenever its end is near': `addEventListener('scroll', () => {
      if (innerHeight + scrollY < document.body.scrollHeight - 300) return;
      document.querySelector('main').append(Object.assign(document.createElement('div'), { style: 'height: 2000px' }));
    });`,
    'blocks the Tab key': `addEventListener('keydown', (event) => { if (event.key === 'Tab') event.preventDefault(); });`,
    'blocks all keys': `addEventListener('keydown', (event) => event.preventDefault(), true);`,
    'throws for each key': `addEventListener('keydown', ({ key }) => shortcuts[key]());`,
    'leaves when Escape is pressed': `addEventListener('keydown', ({ key }) => { if (key === 'Escape') location.href = '/'; });`,
    'throws at its end': `addEventListener('scroll', () => { if (scrollY > 200) document.querySelector('#end').remove(); });`,
    'throws at a click': `document.addEventListener('click', (event) => event.target.closest('.tab').focus());`,
    'throws when the next page scrolls': {
      effect: `addEventListener('scroll', () => document.querySelector('#mine').getBoundingClientRect());`,
      view: `<p id="mine">Text</p>`,
    },
    'throws when the next page is drawn': {
      effect: `new MutationObserver(() => document.querySelector('#mine').dataset.seen = '').observe(document.querySelector('main'), { childList: true, subtree: true });`,
      view: `<p id="mine">Text</p>`,
    },
    'throws when it is left': `return () => { document.querySelector('#other').remove(); };`,
    'throws soon after it was left': {
      effect: `return () => { setTimeout(() => document.querySelector('#mine').remove(), 200); };`,
      view: `<p id="mine">Text</p>`,
    },
    'scrolls the next page to its middle': `return () => { setTimeout(() => scrollTo(0, 300), 200); };`,
    'takes the visitor back when it is left': `return () => { setTimeout(() => history.back(), 100); };`,
    'leaves a cover behind': `return () => { document.body.append(Object.assign(document.createElement('div'), { textContent: 'Wait!', style: 'position: fixed; inset: 0; z-index: 99' })); };`,
    'leaves the site inert': `return () => { document.getElementById('root').inert = true; };`,
    'opens its offer at the first click': `addEventListener('click', (event) => { event.preventDefault(); event.stopPropagation(); window.open('/contact'); }, { capture: true, once: true });`,
    'changes the address when the next page is there': `return () => { setTimeout(() => history.replaceState(null, '', '/offer'), 100); };`,
  }),
  ...rows([staysPut, handsFree], 'effect', {
    'keeps the focus in its field': {
      effect: `const field = document.querySelector('main input');
      field.focus(); field.addEventListener('blur', () => setTimeout(() => field.focus()));`,
      view: `<label>Name <input /></label>`,
    },
    'sends the focus back into its form': {
      effect: `document.addEventListener('focusin', ({ target }) => { if (!target.closest('main')) document.querySelector('main input').focus(); });`,
      view: `<label>Name <input /></label>`,
    },
  }),
  ...rows(ownPart, 'effect', {
    'leads all links to itself': `for (const link of document.querySelectorAll('header a')) link.setAttribute('href', location.pathname);`,
  }),
  ...rows([ownPart, handsFree], 'effect', {
    'opens all links in new tabs': `for (const link of document.querySelectorAll('header a')) link.target = '_blank';`,
  }),
];

const frameOf = [
  ...rows(frame, 'css', {
    'makes the header transparent': `header { opacity: 0 }`,
    'makes the menu’s entries transparent by a filter': `header a { filter: opacity(0) }`,
    'hides the menu’s entries': `header nav { visibility: hidden } header > a { visibility: hidden }`,
    'cuts the header away': `header { clip-path: inset(50%) }`,
    'makes the header small as a dot': `header { transform: scale(0) }`,
    'moves the header out of the screen': `header { transform: translateY(-200%) }`,
    'takes the pointer from the header': `header a { pointer-events: none }`,
    'writes the menu in letters of no size': `header a { font-size: 0; padding: 0 }`,
    'makes the header inert': { effect: `document.querySelector('header').inert = true;` },
    'lays a banner over the header': {
      css: `.banner { position: fixed; inset: 0 0 auto; height: 64px; z-index: 99; background: Canvas }`,
      view: `<div className="banner">Offer</div>`,
    },
    'lays glass over a part of the header': {
      css: `.glass { position: fixed; inset: 0 auto auto 0; width: 120px; height: 64px; z-index: 99 }`,
      view: `<div className="glass"></div>`,
    },
    'hides the footer': `footer { display: none }`,
    'makes the footer transparent': `footer { opacity: 0.01 }`,
    'covers the footer': {
      css: `.bar { position: fixed; inset: auto 0 0; height: 300px; z-index: 4; background: Canvas }`,
      view: `<div className="bar">We use cookies. Do you agree?</div>`,
    },
    'hides the chat button': `#assistant { display: none }`,
    'covers the chat button': {
      css: `.up { position: fixed; right: 0; bottom: 0; width: 200px; height: 100px; z-index: 99; background: Canvas }`,
      view: `<a className="up" href="#main">To the top</a>`,
    },
    'moves the chat button out of the screen': `#assistant { right: -400px !important }`,
    'hides its heading': `h1 { opacity: 0 }`,
    'moves its heading out of the screen': `h1 { position: absolute; left: -9999px }`,
    'folds its heading': `h1 { height: 0; margin: 0; overflow: hidden }`,
    'lays glass over its links': {
      css: `main { position: relative } .glass { position: absolute; inset: 0; z-index: 1 }`,
      view: `<div className="glass"></div>`,
    },
    'takes the header away': `header { display: none }`,
    'makes the whole site tiny': `body { zoom: 0.05 }`,
    'hides the footer at 1,024 px': `@media (min-width: 900px) and (max-width: 1100px) { footer { display: none } }`,
  }),
  ...rows([frame, staysPut], 'effect', {
    'opens a dialog over everything': {
      effect: `document.querySelector('main dialog').showModal();`,
      view: `<dialog><p>Get our guide!</p><button type="button">Close</button></dialog>`,
    },
  }),
  ...rows([frame, ...late, accessible], 'effect', {
    'opens an offer over everything after six seconds': {
      css: `.offer { position: fixed; inset: 0; z-index: 99; background: Canvas }`,
      effect: `setTimeout(() => document.body.append(Object.assign(document.createElement('div'), { className: 'offer', textContent: 'Get our guide!' })), 6000);`,
    },
  }),
];

const storageOf = [
  ...rows(ownStorage, 'effect', {
    'sets a cookie': `document.cookie = 'seen=1';`,
    'sets a cookie by the cookie store': `cookieStore?.set('seen', '1').catch(() => {});`,
    'clears the local storage': { atLoad: `localStorage.clear();` },
    'clears the session storage': `sessionStorage.clear();`,
    'removes what others have stored, one by one': `for (const key of Object.keys(localStorage)) localStorage.removeItem(key);`,
    'changes what others have stored': `for (const key of Object.keys(localStorage)) localStorage.setItem(key, '[]');`,
    'fills the local storage': `localStorage.setItem('remote-blog', 'x'.repeat(5_200_000 - 1000));`,
    'deletes the databases of others': `indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)));`,
    'deletes what is kept for reading offline': `caches.keys().then((names) => names.forEach((name) => caches.delete(name)));`,
    'registers a service worker': `navigator.serviceWorker.register('/service-worker.js').catch(() => {});`,
    'unregisters the service worker': `navigator.serviceWorker.getRegistrations().then((all) => all.forEach((one) => one.unregister()));`,
    'sets a cookie on a phone': `if (${onSmall}) document.cookie = 'small=1';`,
  }),
  ...rows([ownStorage, ...late], 'effect', {
    'sets a cookie after five seconds': `setTimeout(() => { document.cookie = 'seen=1'; }, 5000);`,
  }),
  ...rows([ownStorage, noError], 'effect', {
    // The server refuses whatever the browser asks for with so long a header, the tab's icon perhaps first.
    'sets 60 KB of cookies': `for (let at = 0; at < 16; at += 1) document.cookie = 'part' + at + '=' + 'x'.repeat(3900) + '; path=/';`,
  }),
  ...rows([ownStorage, handsFree], 'effect', {
    'clears the storage when it is left': `return () => localStorage.clear();`,
  }),
];

const globalsOf = [
  ...rows(globals, 'atLoad', {
    'adds a global': `window.offers = [];`,
    'adds a method to all texts': {
      atLoad: `Object.defineProperty(String.prototype, 'shout', { value: () => '!' });`,
      says: /\(it replaces or adds the built-in String\.prototype\.shout\)/,
    },
    'replaces a method of all lists': {
      effect: `Array.prototype.map = function () { return this; };`,
      says: /\(it replaces or adds the built-in Array\.prototype\.map\)/,
    },
    'adds a library’s usual global': `globalThis.$ = (query) => document.querySelector(query);`,
    'pretends to be Node': `globalThis.process = { env: {} };`,
    'silences the console': {
      atLoad: `console.error = console.warn = () => {};`,
      effect: `setTimeout(() => console.error('no price'));`,
    },
    'replaces the console': `window.console = { ...console, error() {} };`,
    'patches the history': `const push = history.pushState; history.pushState = function (...all) { return push.apply(this, all); };`,
    'patches fetch': `const ask = fetch; window.fetch = (...all) => ask(...all);`,
    'defines the document’s title': `Object.defineProperty(document, 'title', { get: () => 'Offer', set() {}, configurable: true });`,
    'patches createElement on the document': `const make = document.createElement; document.createElement = function (...all) { return make.apply(document, all); };`,
    'replaces the date': `const Real = Date; window.Date = class extends Real { getFullYear() { return 2020; } };`,
    'makes chance certain': `Math.random = () => 0.4;`,
    'patches sendBeacon': `navigator.sendBeacon = () => true;`,
    'removes a class of the browser': `delete window.ResizeObserver;`,
    'freezes all lists': `Object.freeze(Array.prototype);`,
    'takes the name of a Trusted Types policy': `trustedTypes.createPolicy('own-html', { createHTML: (text) => text });`,
    'leaves a note in the window’s name': `window.name = '{"visitor":1}';`,
  }),
  ...rows([globals, noError], 'effect', {
    'hides its errors by window.onerror': {
      atLoad: `window.onerror = () => true;`,
      effect: `setTimeout(() => { throw new Error('no price'); });`,
    },
  }),
  ...rows(noError, 'effect', {
    'hides its errors by a listener': {
      atLoad: `addEventListener('error', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
      effect: `setTimeout(() => { throw new Error('no price'); });`,
    },
    'hides its rejections': {
      atLoad: `addEventListener('unhandledrejection', (event) => event.preventDefault());`,
      effect: `Promise.reject(new Error('no price'));`,
    },
  }),
  ...rows([globals, ...late], 'effect', {
    'patches fetch after five seconds': `setTimeout(() => { const ask = fetch; window.fetch = (...all) => ask(...all); }, 5000);`,
  }),
  ...rows([globals, handsFree], 'effect', {
    'patches setTimeout when it is left': `return () => { window.setTimeout = () => 0; };`,
  }),
  ...rows(title, 'effect', {
    'changes its title': {
      effect: `document.title = 'Mine';`,
      says: /\(its code changes the document's title from ".+" to "Mine"\)/,
    },
  }),
  ...rows([title, ...late], 'effect', {
    'changes the title each second': `const timer = setInterval(() => { document.title = '(1) Offer'; }, 1000); return () => clearInterval(timer);`,
  }),
];

const requests = [
  ...rows(ownFiles, 'effect', {
    'asks another site for data': `fetch('https://collect.example/visit').catch(() => {});`,
    'counts visits by a picture of another site': `new Image().src = 'https://collect.example/dot.gif';`,
    'sends a beacon to another site': `navigator.sendBeacon('https://collect.example/', 'seen');`,
    'opens a connection to another site': `document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: 'https://collect.example' }));`,
    'opens a socket': `try { new WebSocket('wss://collect.example/'); } catch {}`,
    'loads code of another site': `import(['https://cdn.example', 'chart.js'].join('/')).catch(() => {});`,
    'loads a file of another package': `import(['/_/remote-chat', 'assistant-12345678.js'].join('/'));`,
    'reads another page': `fetch('/next').then((answer) => answer.text());`,
    'posts an enquiry by itself': `fetch('/api', { method: 'POST', body: '{}' }).catch(() => {});`,
    'sends a beacon to the office': `navigator.sendBeacon('/api', '{}');`,
    'asks another site on a phone only': `if (${onSmall}) fetch('https://collect.example/visit').catch(() => {});`,
    'frames another site': `document.querySelector('main').append(Object.assign(document.createElement('iframe'), { title: 'Offer', src: 'https://offers.example/' }));`,
  }),
  ...rows([ownFiles, ...late], 'effect', {
    'posts an enquiry after two seconds': `setTimeout(() => fetch('/api', { method: 'POST', body: '{}' }).catch(() => {}), 2000);`,
  }),
];

const leftAlone = [
  ...rows('Nothing moves while it loads', 'effect', {
    'moves while it loads': {
      // Once there is a picture that can move.
      effect: `new PerformanceObserver(() => document.querySelector('main').prepend(
        Object.assign(document.createElement('div'), { style: 'height: 400px' }))).observe({ type: 'paint', buffered: true });`,
      says: /\(its parts move while it loads \(cumulative layout shift 0\.\d+, the budget is 0\.02\)\)/,
    },
  }),
  ...rows([...late, 'Comes to rest', frame, accessible], 'effect', {
    // On a busy machine another check is under way by then.
    'never ends after three seconds': { hangs: true, effect: `setTimeout(() => { for (;;); }, 3000);` },
  }),
  ...rows([...late, 'Comes to rest'], 'effect', {
    'starts to work for ever after four seconds': `const again = () => requestAnimationFrame(again); setTimeout(again, 4000);`,
    'asks its own file each second': `const timer = setInterval(() => fetch(import.meta.url, { cache: 'no-store' }), 1000); return () => clearInterval(timer);`,
    'takes 8 MB more each second': `const kept = []; const timer = setInterval(() => kept.push(new Uint8Array(8_000_000).fill(1)), 1000); return () => clearInterval(timer);`,
    'adds a thousand elements each second': `const timer = setInterval(() => {
      for (let at = 0; at < 1000; at += 1) document.querySelector('main').append(document.createElement('i'));
    }, 1000); return () => clearInterval(timer);`,
  }),
  ...rows([...late, noError, works], 'effect', {
    // The rule that finds the error depends on what the visitor does after five seconds.
    'throws after five seconds': `setTimeout(() => { throw new Error('the session has ended'); }, 5000);`,
  }),
  ...rows([...late, noError], 'effect', {
    'logs an error after seven seconds': `setTimeout(() => console.error('Lost'), 7000);`,
    'asks a missing file after nine seconds': `setTimeout(() => fetch('/_/remote-blog/late-12345678.json'), 9000);`,
  }),
  ...rows([...late, frame, 'Nothing moves while it loads'], 'effect', {
    'takes the header away after five seconds': `setTimeout(() => { document.querySelector('header').style.display = 'none'; }, 5000);`,
  }),
  ...rows([...late, 'Nothing moves while it loads'], 'effect', {
    'pushes its text down after four seconds': `setTimeout(() => document.querySelector('main').prepend(Object.assign(document.createElement('div'), { style: 'height: 500px' })), 4000);`,
  }),
];

const field = (handler: string) => `<label>Marks <input onChange={() => { ${handler} }} /></label>`;
const button = (handler: string) => `<button type="button" onClick={() => { ${handler} }}>Book</button>`;

const used = [
  ...rows(works, 'view', {
    'has a dead button': `<button type="button">Book a seat</button>`,
    'has a button that never hydrates': {
      code: `const never = new Promise(() => {});
      const Late = () => { if (typeof window === 'object') use(never); return ${button('document.body.title = "x";')}; };`,
      view: `<Suspense fallback={<p>Loading</p>}><Late /></Suspense>`,
    },
    'throws when its button is clicked': button(`throw new Error('no calendar');`),
    'rejects when its button is clicked': button(`Promise.reject(new Error('no calendar'));`),
    'hangs when its button is clicked': { hangs: true, view: button(`for (;;);`) },
    'asks a missing file when its button is clicked': button(
      `import(['/_/remote-blog', 'gone-12345678.js'].join('/')).catch(() => {});`,
    ),
    'empties itself when its button is clicked': button(`document.getElementById('main').textContent = '';`),
    'covers itself for ever when its button is clicked': button(
      `document.body.append(Object.assign(document.createElement('div'), { style: 'position: fixed; inset: 0; z-index: 99', textContent: 'Wait' }));`,
    ),
    'renders for ever when its button is clicked': {
      code: `function Loop() { const [n, set] = useState(0); if (n > 0) set(n + 1); return <button type="button" onClick={() => set(1)}>More</button>; }`,
      view: `<Loop />`,
    },
    'opens a dialog that never closes': `${button(`document.querySelector('main dialog').showModal();`)}<dialog onCancel={(event) => event.preventDefault()} onKeyDown={(event) => event.preventDefault()}><p>Book now!</p></dialog>`,
    'throws when its field is typed into': field(`marks.check();`),
    'throws at the first letter in its search': {
      code: `function Search() { const [text, set] = useState(''); return <label>Search <input type="search" value={text} onChange={({ target }) => set(target.value)} />{text && missing[text].name}</label>; }`,
      view: `<Search />`,
    },
    'lets nobody type into its field': `<label>Name <input value="" onChange={() => {}} /></label>`,
    'hangs when its field is typed into': { hangs: true, view: field(`for (;;);`) },
    'throws when another row is chosen': `<label>Country <select onChange={() => countries.show()}><option>Japan</option><option>Korea</option></select></label>`,
    'throws when its box is ticked': `<label><input type="checkbox" onChange={() => terms.agree()} /> I agree</label>`,
    'throws when its slider is moved': `<label>Budget <input type="range" onChange={() => budget.set()} /></label>`,
    'throws when its long text is typed': `<label>Message <textarea onInput={() => draft.keep()} /></label>`,
    'throws when its form is sent': `<form onSubmit={(event) => { event.preventDefault(); form.send(); }}><label>Name <input name="name" /></label><button>Send</button></form>`,
    'throws when its details are opened': `<details onToggle={() => faq.open()}><summary>Fees?</summary><p>None.</p></details>`,
  }),
  ...rows([works, staysPut], 'view', {
    'shows an alert when its button is clicked': button(`alert('Sold out');`),
  }),
  ...rows([works, ownStorage], 'view', {
    'clears the storage when its button is clicked': button(
      `localStorage.clear(); document.body.title = 'Done';`,
    ),
  }),
  ...rows([works, ownFiles], 'view', {
    'asks another site when its button is clicked': button(
      `document.body.title = 'Done'; fetch('https://collect.example/').catch(() => {});`,
    ),
    'sends each key to another site': field(`fetch('https://collect.example/').catch(() => {});`),
  }),
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
