/**
 * Further bad pages, for `badPages.fixture.ts`: what only shows when a visitor is asked for something,
 * looks away, waits for minutes, or reads what surrounds the page. All were thought up before the rules were.
 */
import type { BadPage } from './badPages.fixture.ts';

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

/** An effect that runs something when the visitor looks at another tab. */
const whenHidden = (code: string) =>
  `document.addEventListener('visibilitychange', () => { if (document.hidden) { ${code} } });`;

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

const storage: BadPage[] = [
  {
    name: 'registers a service worker without a trace',
    rule: ownStorage,
    effect: `setTimeout(ServiceWorkerContainer.prototype.register.bind(navigator.serviceWorker, '/_/remote-blog/own.js'));`,
  },
];

export const furtherBadPages: readonly BadPage[] = [...device, ...unasked, ...given, ...storage];
