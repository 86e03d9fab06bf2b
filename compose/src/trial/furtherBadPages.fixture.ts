/**
 * Further bad pages, for `badPages.fixture.ts`: what only shows when a visitor is asked for something,
 * looks away, waits for minutes, reads what surrounds the page, goes on to the next page, or comes back. All were thought up before the rules were.
 */
import type { BadPage } from '../testing/tryPage.ts';

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

/** An effect that prevents what a visitor's event would do. */
const prevents = (kind: string, where = 'window') =>
  `${where}.addEventListener('${kind}', (event) => event.preventDefault(), { passive: false });`;
/** An effect that runs something when the visitor looks at another tab. */
const whenHidden = (code: string) =>
  `document.addEventListener('visibilitychange', () => { if (document.hidden) { ${code} } });`;

const seen = `const seen = localStorage.getItem('remote-blog:seen'); localStorage.setItem('remote-blog:seen', 'yes');`;
const was = `const was = () => typeof window === 'object' && localStorage.getItem('remote-blog:was') === 'yes';`;
const remembers = `localStorage.setItem('remote-blog:was', 'yes');`;

const device: BadPage[] = [
  {
    name: 'asks where the visitor is',
    rule: asks,
    effect: `navigator.geolocation.getCurrentPosition(() => {}, () => {});`,
  },
  {
    name: 'asks whether it may notify',
    rule: asks,
    effect: `setTimeout(() => Notification.requestPermission(), 3000);`,
  },
  {
    name: 'asks for the camera',
    rule: asks,
    effect: `navigator.mediaDevices?.getUserMedia({ video: true }).catch(() => {});`,
  },
  { name: 'reads the clipboard', rule: asks, effect: `navigator.clipboard.readText().catch(() => {});` },
  {
    name: 'writes into the clipboard',
    rule: asks,
    effect: `navigator.clipboard.writeText('https://offers.example/').catch(() => {});`,
  },
  {
    name: 'writes into the clipboard at any click',
    rule: asks,
    effect: `document.addEventListener('click', () => navigator.clipboard.writeText('offer').catch(() => {}));`,
  },
  {
    name: 'takes the whole screen at any click',
    rule: asks,
    effect: `document.addEventListener('click', () => document.documentElement.requestFullscreen().catch(() => {}));`,
  },
  { name: 'keeps the screen awake', rule: asks, effect: `navigator.wakeLock?.request().catch(() => {});` },
  { name: 'shakes the phone', rule: [asks, noError], effect: `navigator.vibrate?.(200);` },
  {
    name: 'connects to other machines by WebRTC',
    rule: ownFiles,
    effect: `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:stun.example' }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer)).catch(() => {});`,
  },
  {
    name: 'connects by WebRTC when its button is pressed',
    rule: [ownFiles, works],
    view: `<button type="button" onClick={() => { new RTCPeerConnection(); document.body.title = 'Done'; }}>Call</button>`,
  },
  {
    name: 'plays a tone',
    rule: [asks, noError],
    effect: `const sound = new AudioContext(); const tone = sound.createOscillator(); tone.connect(sound.destination); tone.start();`,
  },
  {
    name: 'plays a film with sound',
    rule: asks,
    effect: `const film = document.createElement('video'); film.play().catch(() => {});`,
  },
  {
    name: 'speaks',
    rule: asks,
    effect: `setTimeout(() => speechSynthesis.speak(new SpeechSynthesisUtterance('Welcome!')), 1500);`,
  },
  {
    name: 'prints itself after a minute',
    rule: [asks, staysPut],
    effect: `setTimeout(() => window.print(), 60_000);`,
  },
];

const unasked: BadPage[] = [
  {
    name: 'takes the focus after three seconds',
    rule: [staysPut, handsFree],
    effect: `setTimeout(() => document.querySelector('main input').focus(), 3000);`,
    view: `<label>Name <input /></label>`,
  },
  {
    name: 'takes the focus',
    rule: staysPut,
    effect: `document.querySelector('main input').focus();`,
    view: `<label>Name <input /></label>`,
  },
  {
    name: 'scrolls to its form after two seconds',
    rule: [staysPut, handsFree],
    effect: `setTimeout(() => document.querySelector('form').scrollIntoView(), 2000);`,
    view: `<form style={{ marginTop: 1500 }} action="/next"><button>Send</button></form>`,
  },
  {
    name: 'changes its title when another tab is looked at',
    rule: [between, 'A title that stays'],
    effect: whenHidden(`document.title = 'Come back!';`),
  },
  {
    name: 'empties itself when another tab is looked at',
    rule: [between, frame],
    effect: whenHidden(`document.getElementById('root').remove();`),
  },
  {
    name: 'throws when another tab is looked at',
    rule: [between, noError],
    effect: whenHidden(`film.pause();`),
  },
  {
    name: 'leads away when another tab is looked at',
    rule: [between, staysPut],
    effect: whenHidden(`location.href = '/contact';`),
  },
  {
    name: 'sends a message when another tab is looked at',
    rule: [between, ownFiles],
    effect: whenHidden(`navigator.sendBeacon('/api', '{}');`),
  },
  {
    name: 'throws when the connection is lost',
    rule: [between, noError],
    effect: `addEventListener('offline', () => banner.show());`,
  },
  {
    name: 'shows an alert after five minutes',
    rule: [between, staysPut],
    effect: `setTimeout(() => alert('Still there?'), 300_000);`,
  },
  {
    name: 'throws after a minute',
    rule: [between, noError],
    effect: `setTimeout(() => { throw new Error('the session has ended'); }, 60_000);`,
  },
  {
    name: 'covers itself after two minutes',
    rule: [between, frame],
    effect: `setTimeout(() => document.body.append(Object.assign(document.createElement('div'), { style: 'position: fixed; inset: 0; z-index: 99; background: Canvas', textContent: 'Still there?' })), 120_000);`,
  },
  {
    name: 'throws when it is printed',
    rule: [between, noError],
    effect: `addEventListener('beforeprint', () => chart.resize());`,
  },
  { name: 'prints nothing', rule: [frame, between], css: `@media print { body { display: none } }` },
];

const given: BadPage[] = [
  {
    name: 'changes a telephone number of the footer',
    rule: ownPart,
    effect: `document.querySelector('footer a[href^="tel:"]').href = 'tel:+97719990000';`,
  },
  {
    name: 'renames a link of the header',
    rule: ownPart,
    effect: `document.querySelector('header > a').textContent = 'Cheap flights';`,
  },
  {
    name: 'changes the site’s icon',
    rule: ownPart,
    effect: `document.querySelector('link[rel~=icon]').href = 'data:,';`,
  },
  {
    name: 'tells search engines to leave it',
    rule: ownPart,
    effect: `document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));`,
  },
  {
    name: 'moves its canonical address',
    rule: ownPart,
    effect: `document.querySelector('link[rel=canonical]').href = 'https://offers.example/';`,
  },
];

const held: BadPage[] = [
  { name: 'lets no finger scroll it', rule: handsFree, effect: prevents('touchmove') },
  { name: 'holds each touch', rule: handsFree, effect: prevents('touchstart', 'document') },
  { name: 'lets no finger scroll it by its styles', rule: handsFree, css: `html { touch-action: none }` },
  { name: 'lets nobody open the context menu', rule: handsFree, effect: prevents('contextmenu') },
  { name: 'lets nobody copy its text', rule: handsFree, effect: prevents('copy', 'document') },
  { name: 'lets nobody mark its text', rule: handsFree, effect: prevents('selectstart', 'document') },
  { name: 'lets nobody mark its text by its styles', rule: handsFree, css: `body { user-select: none }` },
  {
    name: 'lets nobody paste into its field',
    rule: [works, handsFree],
    view: `<label>E-mail <input type="email" onPaste={(event) => event.preventDefault()} /></label>`,
  },
  {
    name: 'keeps the keys of the browser',
    rule: handsFree,
    effect: `addEventListener('keydown', (event) => { if (event.ctrlKey || event.key === 'F5') event.preventDefault(); });`,
  },
  {
    name: 'keeps the space bar and the arrows',
    rule: handsFree,
    effect: `addEventListener('keydown', (event) => { if ([' ', 'ArrowDown', 'PageDown'].includes(event.key)) event.preventDefault(); });`,
  },
  {
    name: 'leads away by a single letter',
    rule: [handsFree, staysPut],
    effect: `addEventListener('keydown', ({ key }) => { if (key === 's') location.assign('/contact'); });`,
  },
  { name: 'hides the pointer', rule: handsFree, css: `body { cursor: none }` },
  {
    name: 'lets nobody zoom',
    rule: ownPart,
    effect: `document.querySelector('meta[name=viewport]').content = 'width=device-width, user-scalable=no';`,
  },
  {
    name: 'pushes an entry into the history when it is scrolled',
    rule: [handsFree, staysPut],
    effect: `addEventListener('scroll', () => history.pushState(null, '', location.href), { once: true });`,
  },
  {
    name: 'throws when the pointer moves',
    rule: [handsFree, noError],
    effect: `addEventListener('pointermove', () => pointer.follow());`,
  },
  {
    name: 'changes where links lead when they are pressed',
    rule: handsFree,
    effect: `addEventListener('pointerdown', ({ target }) => { const link = target.closest?.('a'); if (link) link.href = '/contact'; }, true);`,
  },
];

const leftBehind: BadPage[] = [
  {
    name: 'leaves a style on the document',
    rule: handsFree,
    effect: `return () => { document.documentElement.style.filter = 'grayscale(1)'; };`,
  },
  {
    name: 'leaves a background on the body',
    rule: handsFree,
    effect: `return () => { document.body.style.background = '#ffe'; };`,
  },
  { name: 'leaves a class on the body', rule: handsFree, effect: `document.body.classList.add('article');` },
  { name: 'leaves another language', rule: handsFree, effect: `document.documentElement.lang = 'ne';` },
  { name: 'leaves a text that can be edited', rule: handsFree, effect: `document.designMode = 'on';` },
  {
    name: 'leaves a style sheet',
    rule: noError,
    effect: `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { font-size: 30px }' }));`,
  },
  {
    name: 'leaves an adopted style sheet',
    rule: handsFree,
    effect: `const sheet = new CSSStyleSheet(); sheet.replaceSync('p { letter-spacing: 4px }'); document.adoptedStyleSheets.push(sheet);`,
  },
  {
    name: 'leaves a bar at the lower edge',
    rule: handsFree,
    effect: `return () => document.body.append(Object.assign(document.createElement('div'), { style: 'position: fixed; left: 0; bottom: 0; width: 200px; height: 20px', textContent: 'Offer' }));`,
  },
  {
    name: 'leaves a listener that changes each click',
    rule: handsFree,
    effect: `return () => addEventListener('click', (event) => event.preventDefault(), true);`,
  },
  {
    name: 'asks for a confirmation when it is left',
    rule: handsFree,
    effect: prevents('beforeunload'),
  },
  {
    name: 'sends a message when it is left',
    rule: [handsFree, ownFiles],
    effect: `return () => { navigator.sendBeacon('/api', '{}'); };`,
  },
  {
    name: 'leaves a listener that holds a finger',
    rule: handsFree,
    effect: `return () => addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });`,
  },
  {
    name: 'leaves a listener that holds each key',
    rule: handsFree,
    effect: `return () => addEventListener('keydown', (event) => { if (event.key !== 'Tab') event.preventDefault(); });`,
  },
];

const secondTime: BadPage[] = [
  {
    name: 'throws on a second visit',
    rule: [again, handsFree],
    effect: `${seen} if (seen) setTimeout(() => { throw new Error('no first name'); });`,
  },
  {
    name: 'shows another text on a second visit',
    rule: again,
    code: was,
    effect: remembers,
    view: `<p>{was() ? 'Welcome back' : 'Welcome'}</p>`,
  },
  {
    name: 'covers itself on a second visit',
    rule: [again, handsFree],
    effect: `${seen} if (seen) document.body.append(Object.assign(document.createElement('div'), { style: 'position: fixed; inset: 0; z-index: 99; background: Canvas', textContent: 'Subscribe!' }));`,
  },
  {
    name: 'leads away on a second visit',
    rule: [again, handsFree],
    effect: `${seen} if (seen) location.href = '/contact';`,
  },
  {
    name: 'shows an alert on a second visit',
    rule: [again, handsFree],
    effect: `${seen} if (seen) alert('Welcome back!');`,
  },
  {
    name: 'throws when it is shown twice',
    rule: handsFree,
    effect: `customElements.define('fee-table', class extends HTMLElement {});`,
  },
  {
    name: 'catches the Back button',
    rule: handsFree,
    effect: `addEventListener('popstate', () => history.forward());`,
  },
  {
    name: 'catches the Back button by an entry at the first key',
    rule: [handsFree, staysPut],
    effect: `addEventListener('keydown', () => history.pushState(null, '', location.href), { once: true });`,
  },
  {
    name: 'comes back when Back is pressed',
    rule: handsFree,
    effect: `const own = location.pathname; addEventListener('popstate', () => setTimeout(() => { location.href = own; }, 50));`,
  },
];

const storage: BadPage[] = [
  {
    name: 'registers a service worker without a trace',
    rule: ownStorage,
    effect: `setTimeout(ServiceWorkerContainer.prototype.register.bind(navigator.serviceWorker, '/_/remote-blog/own.js'));`,
  },
];

/** What a visitor of 768 px, a turned phone or a second button shows. */
const further: BadPage[] = [
  {
    name: 'is too wide at 768 px',
    rule: 'No wider than the screen',
    css: `@media (min-width: 700px) and (max-width: 800px) { .card { min-width: 960px } }`,
    view: `<p className="card">A card</p>`,
  },
  {
    name: 'throws when a phone is turned',
    rule: between,
    effect: `screen.orientation.addEventListener('change', () => { throw new Error('no chart'); });`,
  },
  {
    name: 'is too wide for a phone on its side',
    rule: between,
    css: `@media (max-height: 400px) { .card { min-width: 960px } }`,
    view: `<p className="card">A card</p>`,
  },
  {
    name: 'throws at a button that another one shows',
    rule: works,
    code: `function Steps() { const [open, set] = useState(false); return <><button type="button" onClick={() => set(true)}>Apply</button>{open && <button type="button" onClick={() => { throw new Error('no form'); }}>Go on</button>}</>; }`,
    view: `<Steps />`,
  },
  {
    name: 'takes its text away after eight seconds',
    rule: ['Rests when left alone', handsFree],
    code: `function Late() { const [shown, set] = useState(true); useEffect(() => { const timer = setTimeout(() => set(false), 8000); return () => clearTimeout(timer); }, []); return shown && <p>{'Our counsellors help with each step. '.repeat(10)}</p>; }`,
    view: `<Late />`,
  },
  {
    name: 'lets nobody copy the telephone number in its text',
    rule: handsFree,
    view: `<div onCopy={(event) => event.preventDefault()}><p>Call 01-5550140.</p></div>`,
  },
  {
    name: 'writes in the colour of the dark background',
    rule: 'Accessible in light and dark',
    css: `@media (prefers-color-scheme: dark) { .note { background: #111; color: #111 } }`,
    view: `<p className="note">Bring your passport.</p>`,
  },
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
