/**
 * Further bad pages for `badPages.fixture.ts`, whose faults only show when a visitor is asked for something, looks away,
 * waits for minutes, reads what surrounds the page, goes on to the next page, or comes back.
 */
import { type BadPage, rows } from '../testing/tryPage.ts';

const staysPut = 'Stays where it is';
const handsFree = 'Leaves the visitor’s hands free';
const frame = 'The frame is there';
const asks = 'Asks before it uses a device';
const ownPart = 'Changes its own part only';
const between = 'Bears what comes between';
const noError = 'No error and no warning';
const ownStorage = 'Keeps to its own storage';
const ownFiles = 'Asks for its own files';
const works = 'Works when used';
const again = 'Works the second time';

const prevents = (kind: string, where = 'window') =>
  `${where}.addEventListener('${kind}', (event) => event.preventDefault(), { passive: false });`;
/** An effect that runs something when the visitor looks at another tab. */
const whenHidden = (code: string) =>
  `document.addEventListener('visibilitychange', () => { if (document.hidden) { ${code} } });`;

const seen = `const seen = localStorage.getItem('remote-blog:seen'); localStorage.setItem('remote-blog:seen', 'yes');`;
const was = `const was = () => typeof window === 'object' && localStorage.getItem('remote-blog:was') === 'yes';`;
const remembers = `localStorage.setItem('remote-blog:was', 'yes');`;

const device = [
  ...rows(asks, 'effect', {
    'asks where the visitor is': `navigator.geolocation.getCurrentPosition(() => {}, () => {});`,
    'asks whether it may notify': `setTimeout(() => Notification.requestPermission(), 3000);`,
    'asks for the camera': `navigator.mediaDevices?.getUserMedia({ video: true }).catch(() => {});`,
    'reads the clipboard': `navigator.clipboard.readText().catch(() => {});`,
    'writes into the clipboard': `navigator.clipboard.writeText('https://offers.example/').catch(() => {});`,
    'writes into the clipboard at any click': `document.addEventListener('click', () => navigator.clipboard.writeText('offer').catch(() => {}));`,
    'takes the whole screen at any click': `document.addEventListener('click', () => document.documentElement.requestFullscreen().catch(() => {}));`,
    'keeps the screen awake': `navigator.wakeLock?.request().catch(() => {});`,
    'plays a film with sound': `const film = document.createElement('video'); film.play().catch(() => {});`,
    speaks: `setTimeout(() => speechSynthesis.speak(new SpeechSynthesisUtterance('Welcome!')), 1500);`,
  }),
  ...rows([asks, noError], 'effect', {
    'shakes the phone': `navigator.vibrate?.(200);`,
    'plays a tone': `const sound = new AudioContext(); const tone = sound.createOscillator(); tone.connect(sound.destination); tone.start();`,
  }),
  ...rows(ownFiles, 'effect', {
    'connects to other machines by WebRTC': `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:stun.example' }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer)).catch(() => {});`,
  }),
  ...rows([ownFiles, works], 'view', {
    'connects by WebRTC when its button is pressed': `<button type="button" onClick={() => { new RTCPeerConnection(); document.body.title = 'Done'; }}>Call</button>`,
  }),
  ...rows([asks, staysPut], 'effect', {
    'prints itself after a minute': `setTimeout(() => window.print(), 60_000);`,
  }),
];

const unasked = [
  ...rows([staysPut, handsFree], 'effect', {
    'takes the focus after three seconds': {
      effect: `setTimeout(() => document.querySelector('main input').focus(), 3000);`,
      view: `<label>Name <input /></label>`,
    },
    'scrolls to its form after two seconds': {
      effect: `setTimeout(() => document.querySelector('form').scrollIntoView(), 2000);`,
      view: `<form style={{ marginTop: 1500 }} action="/next"><button>Send</button></form>`,
    },
  }),
  ...rows(staysPut, 'effect', {
    'takes the focus': {
      effect: `document.querySelector('main input').focus();`,
      view: `<label>Name <input /></label>`,
    },
  }),
  ...rows([between, 'A title that stays'], 'effect', {
    'changes its title when another tab is looked at': whenHidden(`document.title = 'Come back!';`),
  }),
  ...rows([between, frame], 'effect', {
    'empties itself when another tab is looked at': whenHidden(`document.getElementById('root').remove();`),
    'covers itself after two minutes': `setTimeout(() => document.body.append(Object.assign(document.createElement('div'), { style: 'position: fixed; inset: 0; z-index: 99; background: Canvas', textContent: 'Still there?' })), 120_000);`,
  }),
  ...rows([between, noError], 'effect', {
    'throws when another tab is looked at': whenHidden(`film.pause();`),
    'throws when the connection is lost': `addEventListener('offline', () => banner.show());`,
    'throws after a minute': `setTimeout(() => { throw new Error('the session has ended'); }, 60_000);`,
    'throws when it is printed': `addEventListener('beforeprint', () => chart.resize());`,
  }),
  ...rows([between, staysPut], 'effect', {
    'leads away when another tab is looked at': whenHidden(`location.href = '/contact';`),
    'shows an alert after five minutes': `setTimeout(() => alert('Still there?'), 300_000);`,
  }),
  ...rows([between, ownFiles], 'effect', {
    'sends a message when another tab is looked at': whenHidden(`navigator.sendBeacon('/api', '{}');`),
  }),
  ...rows([frame, between], 'css', {
    'prints nothing': `@media print { body { display: none } }`,
  }),
];

const given = rows(ownPart, 'effect', {
  'changes a telephone number of the footer': `document.querySelector('footer a[href^="tel:"]').href = 'tel:+97719990000';`,
  'renames a link of the header': `document.querySelector('header > a').textContent = 'Cheap flights';`,
  'changes the site’s icon': `document.querySelector('link[rel~=icon]').href = 'data:,';`,
  'tells search engines to leave it': `document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));`,
  'moves its canonical address': `document.querySelector('link[rel=canonical]').href = 'https://offers.example/';`,
});

const held = [
  ...rows(handsFree, 'effect', {
    'lets no finger scroll it': prevents('touchmove'),
    'holds each touch': prevents('touchstart', 'document'),
    'lets no finger scroll it by its styles': { css: `html { touch-action: none }` },
    'lets nobody open the context menu': prevents('contextmenu'),
    'lets nobody copy its text': prevents('copy', 'document'),
    'lets nobody mark its text': prevents('selectstart', 'document'),
    'lets nobody mark its text by its styles': { css: `body { user-select: none }` },
    'keeps the keys of the browser': `addEventListener('keydown', (event) => { if (event.ctrlKey || event.key === 'F5') event.preventDefault(); });`,
    'keeps the space bar and the arrows': `addEventListener('keydown', (event) => { if ([' ', 'ArrowDown', 'PageDown'].includes(event.key)) event.preventDefault(); });`,
    'hides the pointer': { css: `body { cursor: none }` },
    'changes where links lead when they are pressed': `addEventListener('pointerdown', ({ target }) => { const link = target.closest?.('a'); if (link) link.href = '/contact'; }, true);`,
  }),
  ...rows([works, handsFree], 'view', {
    'lets nobody paste into its field': `<label>E-mail <input type="email" onPaste={(event) => event.preventDefault()} /></label>`,
  }),
  ...rows([handsFree, staysPut], 'effect', {
    'leads away by a single letter': `addEventListener('keydown', ({ key }) => { if (key === 's') location.assign('/contact'); });`,
    'pushes an entry into the history when it is scrolled': `addEventListener('scroll', () => history.pushState(null, '', location.href), { once: true });`,
  }),
  ...rows(ownPart, 'effect', {
    'lets nobody zoom': `document.querySelector('meta[name=viewport]').content = 'width=device-width, user-scalable=no';`,
  }),
  ...rows([handsFree, noError], 'effect', {
    'throws when the pointer moves': `addEventListener('pointermove', () => pointer.follow());`,
  }),
];

const leftBehind = [
  ...rows(handsFree, 'effect', {
    'leaves a style on the document': `return () => { document.documentElement.style.filter = 'grayscale(1)'; };`,
    'leaves a background on the body': `return () => { document.body.style.background = '#ffe'; };`,
    'leaves a class on the body': `document.body.classList.add('article');`,
    'leaves another language': `document.documentElement.lang = 'ne';`,
    'leaves a text that can be edited': `document.designMode = 'on';`,
    'leaves an adopted style sheet': `const sheet = new CSSStyleSheet(); sheet.replaceSync('p { letter-spacing: 4px }'); document.adoptedStyleSheets.push(sheet);`,
    'leaves a bar at the lower edge': `return () => document.body.append(Object.assign(document.createElement('div'), { style: 'position: fixed; left: 0; bottom: 0; width: 200px; height: 20px', textContent: 'Offer' }));`,
    'leaves a listener that changes each click': `return () => addEventListener('click', (event) => event.preventDefault(), true);`,
    'asks for a confirmation when it is left': prevents('beforeunload'),
    'leaves a listener that holds a finger': `return () => addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });`,
    'leaves a listener that holds each key': `return () => addEventListener('keydown', (event) => { if (event.key !== 'Tab') event.preventDefault(); });`,
  }),
  ...rows(noError, 'effect', {
    'leaves a style sheet': `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { font-size: 30px }' }));`,
  }),
  ...rows([handsFree, ownFiles], 'effect', {
    'sends a message when it is left': `return () => { navigator.sendBeacon('/api', '{}'); };`,
  }),
];

const secondTime = [
  ...rows([again, handsFree], 'effect', {
    'throws on a second visit': `${seen} if (seen) setTimeout(() => { throw new Error('no first name'); });`,
    'covers itself on a second visit': `${seen} if (seen) document.body.append(Object.assign(document.createElement('div'), { style: 'position: fixed; inset: 0; z-index: 99; background: Canvas', textContent: 'Subscribe!' }));`,
    'leads away on a second visit': `${seen} if (seen) location.href = '/contact';`,
    'shows an alert on a second visit': `${seen} if (seen) alert('Welcome back!');`,
  }),
  ...rows(again, 'effect', {
    'shows another text on a second visit': {
      code: was,
      effect: remembers,
      view: `<p>{was() ? 'Welcome back' : 'Welcome'}</p>`,
    },
  }),
  ...rows(handsFree, 'effect', {
    'throws when it is shown twice': `customElements.define('fee-table', class extends HTMLElement {});`,
    'catches the Back button': `addEventListener('popstate', () => history.forward());`,
    'comes back when Back is pressed': `const own = location.pathname; addEventListener('popstate', () => setTimeout(() => { location.href = own; }, 50));`,
  }),
  ...rows([handsFree, staysPut], 'effect', {
    'catches the Back button by an entry at the first key': `addEventListener('keydown', () => history.pushState(null, '', location.href), { once: true });`,
  }),
];

const storage = rows(ownStorage, 'effect', {
  'registers a service worker without a trace': `setTimeout(ServiceWorkerContainer.prototype.register.bind(navigator.serviceWorker, '/_/remote-blog/own.js'));`,
});

/** Faults that show at 768 px, on a turned phone, or at a second button. */
const further = [
  ...rows('No wider than the screen', 'effect', {
    'is too wide at 768 px': {
      css: `@media (min-width: 700px) and (max-width: 800px) { .card { min-width: 960px } }`,
      view: `<p className="card">A card</p>`,
    },
  }),
  ...rows('Words on their lines', 'css', {
    'leaves a fee the width of one letter on a phone': {
      css: `@media (max-width: 599px) { .fee { max-width: 0; overflow-wrap: anywhere } }`,
      view: `<table><tbody><tr><th scope="row">Visa</th><td><div className="fee">NPR 15,000</div></td></tr></tbody></table>`,
    },
    'squeezes a name beside a wide picture': {
      css: `.row { display: flex; overflow-wrap: anywhere } .row span { flex: none; width: calc(100% - 12px) }`,
      view: `<div className="row"><span>Our counsellor</span><b>Sunita</b></div>`,
    },
  }),
  ...rows(between, 'effect', {
    'throws when a phone is turned': `screen.orientation.addEventListener('change', () => { throw new Error('no chart'); });`,
    'is too wide for a phone on its side': {
      css: `@media (max-height: 400px) { .card { min-width: 960px } }`,
      view: `<p className="card">A card</p>`,
    },
  }),
  ...rows(works, 'effect', {
    'throws at a button that another one shows': {
      code: `function Steps() { const [open, set] = useState(false); return <><button type="button" onClick={() => set(true)}>Apply</button>{open && <button type="button" onClick={() => { throw new Error('no form'); }}>Go on</button>}</>; }`,
      view: `<Steps />`,
    },
  }),
  ...rows(['Rests when left alone', handsFree], 'effect', {
    'takes its text away after eight seconds': {
      code: `function Late() { const [shown, set] = useState(true); useEffect(() => { const timer = setTimeout(() => set(false), 8000); return () => clearTimeout(timer); }, []); return shown && <p>{'Our counsellors help with each step. '.repeat(10)}</p>; }`,
      view: `<Late />`,
    },
  }),
  ...rows(handsFree, 'view', {
    'lets nobody copy the telephone number in its text': `<div onCopy={(event) => event.preventDefault()}><p>Call 01-5550140.</p></div>`,
  }),
  ...rows('Accessible in light and dark', 'effect', {
    'can’t be read in dark': {
      css: `@media (prefers-color-scheme: dark) { h1 { color: #333 } }`,
      says: /\(axe finds an accessibility fault, color-contrast at <h1/,
    },
    'writes in the colour of the dark background': {
      css: `@media (prefers-color-scheme: dark) { .note { background: #111; color: #111 } }`,
      view: `<p className="note">Bring your passport.</p>`,
    },
  }),
];

export const furtherBadPages: readonly BadPage[] = [
  ...device,
  ...unasked,
  ...given,
  ...held,
  ...leftBehind,
  ...secondTime,
  ...storage,
  ...further,
];
