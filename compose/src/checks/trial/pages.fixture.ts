/**
 * Pages as a careless team may make them, each with the rule of the trial that refuses it, and pages that come close and
 * are good. All of them pass the rules for builds and HTML.
 */
import { randomBytes } from 'node:crypto';
import { assistantOf, questionForm } from '../../testing/smallSite.ts';
import { rows, type TriedPage } from '../../testing/tryPage.ts';
import { budgets } from '../budgets.ts';

const hydrates = 'Hydrates without a warning';
const noErrors = 'No error and no warning';
const staysPut = 'Stays where it is';
const frame = 'The frame is there';
const width = 'No sideways scroll at 360, 768, 1,280 px';
const shift = 'Nothing moves while it loads';
const accessible = 'Accessible in light and dark';
const links = 'Links lead somewhere';
const works = 'Works when used';

const onSmall = `matchMedia('(max-width: 599px)').matches`;
const aLongText = '<p>Our counsellors help with each step.</p>'.repeat(40);
/** A page with a component of these hooks and this view. */
const component = (hooks: string, view: string) => ({
  code: `function Part() { ${hooks} return ${view}; }`,
  view: '<Part />',
});
const button = (handler: string) => `<button type="button" onClick={() => { ${handler} }}>Book</button>`;
/** A link whose address the page writes after its HTML was checked. */
const linkTo = (href: string) =>
  component(
    `const [href, set] = useState('/next'); useEffect(() => set('${href}'), []);`,
    `<p><a href={href}>Fees</a></p>`,
  );

const faultyArrivals = [
  ...rows(['Loads', hydrates], 'atLoad', {
    'never ends while it loads': { hangs: true, atLoad: 'for (;;);' },
  }),
  ...rows(hydrates, 'view', {
    'never hydrates on a phone': {
      code: `const never = new Promise(() => {});
      const Chart = () => { if (typeof window === 'object' && ${onSmall}) use(never); return <p>Chart</p>; };`,
      view: `<Chart />`,
    },
    'shows the time of its render': `<p>{String(performance.now())}</p>`,
  }),
  ...rows(noErrors, 'effect', {
    'throws on a phone only': {
      effect: `if (${onSmall}) throw new Error('no room for the chart');`,
      says: /\(on a phone, /,
    },
    'asks for a picture that is not there': {
      effect: `new Image().src = '/_/remote-blog/assets/small-12345678.png';`,
      says: /\/_\/remote-blog\/assets\/small-12345678\.png is answered with 404/,
    },
    'asks another site for data': `fetch('https://collect.example/visit').catch(() => {});`,
  }),
];

const unasked = [
  ...rows(staysPut, 'effect', {
    'leads to another page': { atLoad: `location.replace('/next');` },
    'adds an entry to the history': `history.pushState(null, '', '?seen');`,
    'takes the focus': {
      effect: `document.querySelector('main input').focus();`,
      view: `<label>Name <input /></label>`,
    },
    'shows an alert': `alert('Welcome!');`,
    'lets nobody scroll by its styles': { css: `html, body { height: 100%; overflow: hidden }` },
    'scrolls back to its top': `addEventListener('scroll', () => scrollTo(0, 0));`,
  }),
];

const looks = [
  ...rows(frame, 'css', {
    'makes the header transparent': `header { opacity: 0 }`,
    'lays a banner over the header on a phone': {
      css: `@media (max-width: 599px) { .banner { position: fixed; inset: 0 0 auto; height: 64px; z-index: 99; background: Canvas } }`,
      view: `<div className="banner">Apply by Friday</div>`,
    },
    'covers the chat button': {
      css: `.up { position: fixed; right: 0; bottom: 0; width: 200px; height: 100px; z-index: 99; background: Canvas }`,
      view: `<a className="up" href="#main">To the top</a>`,
    },
    'moves its heading out of the screen': `h1 { position: absolute; left: -9999px }`,
  }),
  ...rows([frame, staysPut], 'effect', {
    'opens a dialog over everything': {
      effect: `document.querySelector('main dialog').showModal();`,
      view: `<dialog><p>Get our guide!</p><button type="button">Close</button></dialog>`,
    },
  }),
  ...rows(width, 'css', {
    'is too wide at 360 px': `@media (max-width: 400px) { h1 { width: 500px } }`,
    'adds long entries to the menu': {
      menu: Array.from({ length: 5 }, (_, at) => `Scholarships of level ${at}`),
    },
  }),
  ...rows(shift, 'effect', {
    'moves while it loads': {
      // Once there is a picture that can move.
      effect: `new PerformanceObserver(() => document.querySelector('main').prepend(
        Object.assign(document.createElement('div'), { style: 'height: 400px' }))).observe({ type: 'paint', buffered: true });`,
      says: /cumulative layout shift 0\.\d+, the budget is 0\.02\)/,
    },
  }),
  ...rows(accessible, 'css', {
    'can’t be read in light': { css: `h1 { color: #ccc }`, says: /, color-contrast at <h1/ },
    'can’t be read in dark': {
      css: `@media (prefers-color-scheme: dark) { h1 { color: #333 } }`,
      says: /in dark axe finds an accessibility fault, color-contrast at <h1/,
    },
    'has a field without a label': { view: `<input name="marks" />` },
  }),
  ...rows('Keeps to the budget of code', 'code', {
    'loads too much code': `const ballast = '${randomBytes(budgets.code).toString('base64')}'; if (typeof window === 'object') window.name = ballast.slice(0, 0);`,
  }),
  ...rows(['Keeps its text', shift], 'view', {
    'empties itself when it is live': component(
      `const [shown, show] = useState(true); useEffect(() => show(false), []);`,
      `<div hidden={!shown}>${aLongText}</div>`,
    ),
  }),
];

const used = [
  ...rows(links, 'view', {
    'has a link to a page that is not there': linkTo('/gone'),
    'takes the links of the header for its own': {
      effect: `document.addEventListener('click', (event) => { if (event.target.closest?.('header a')) event.preventDefault(); }, true);`,
    },
    'catches the Back button': { effect: `addEventListener('popstate', () => history.forward());` },
    'throws when it is left': { effect: `return () => { document.querySelector('#other').remove(); };` },
  }),
  ...rows(works, 'view', {
    'throws when its button is clicked': button(`throw new Error('no calendar');`),
    'hangs when its button is clicked': { hangs: true, view: button(`for (;;);`) },
    'empties itself when its button is clicked': button(`document.getElementById('main').textContent = '';`),
    'opens a dialog that never closes': `<>${button(`document.querySelector('main dialog').showModal();`)}<dialog onCancel={(event) => event.preventDefault()}><p>Book now!</p></dialog></>`,
    'throws when its field is typed into': `<label>Marks <input onChange={() => { marks.check(); }} /></label>`,
    'has an assistant that never opens': { assistant: `export default () => null;` },
    'has an assistant that throws when it is asked': {
      assistant: assistantOf(questionForm('answers.find();')),
    },
  }),
];

const goodPages = rows([], 'view', {
  'catches its errors, and has a line for developers': {
    effect: `try { throw new Error('no price') } catch {} Promise.reject(new Error('none')).catch(() => {}); console.info('Hydrated');`,
  },
  'has a table that scrolls sideways in its own box': {
    css: `.box { overflow-x: auto } .box table { width: 1600px }`,
    view: `<div className="box" tabIndex={0} role="group" aria-label="Fees"><table><tbody><tr><th scope="row">Fee</th><td>12,000</td></tr></tbody></table></div>`,
  },
  'has a dialog that opens on a click and closes': `<><button type="button" onClick={() => document.querySelector('main dialog').showModal()}>Terms</button><dialog aria-label="Terms"><p>They are short.</p><form method="dialog"><button>Close</button></form></dialog></>`,
  'has a search that filters at once and keeps its words in its address': component(
    `const [text, set] = useState('');`,
    `<><label>Search <input type="search" value={text} onChange={({ target }) => { set(target.value); history.replaceState(history.state, '', '?q=' + encodeURIComponent(target.value)); }} /></label><p role="status">Found for “{text}”</p></>`,
  ),
  'has a form that checks itself': component(
    `const [fault, set] = useState('');`,
    `<form noValidate onSubmit={(event) => { event.preventDefault(); set(event.currentTarget.elements.mail.validity.valid ? 'Thank you.' : 'Enter your e-mail address.'); }}><label>E-mail <input type="email" name="mail" required aria-describedby="fault" /></label><p id="fault" role="status">{fault}</p><button>Send</button></form>`,
  ),
  'has fields of all kinds in a form that leads on': `<form action="/next"><label>Date <input type="date" name="date" /></label><label>Marks <input type="number" name="marks" max="4" /></label><label>Budget <input type="range" name="budget" /></label><label>Country <select name="country"><option>Japan</option><option>Korea</option></select></label><label><input type="checkbox" name="agree" /> I agree</label><fieldset><legend>Level</legend><label><input type="radio" name="level" defaultChecked /> Bachelor</label><label><input type="radio" name="level" /> Master</label></fieldset><label>Message <textarea name="message" /></label><button>Go on</button></form>`,
  'has tabs by anchors': {
    css: `.tab:not(:target) { display: none } #one:not(:target) { display: block }`,
    view: `<><p><a href="#one">IELTS</a> <a href="#two">PTE</a></p><div id="one" className="tab"><p>IELTS costs</p></div><div id="two" className="tab"><p>PTE costs</p></div></>`,
  },
  'has colours for dark screens': {
    css: `.note { color: #222; background: #eee } @media (prefers-color-scheme: dark) { .note { color: #eee; background: #222 } }`,
    view: `<p className="note">Bring your mark sheets.</p>`,
  },
  'has a time in the visitor’s zone after it has hydrated': component(
    `const [text, set] = useState('09:00 in Nepal'); useEffect(() => set(new Date(1_767_225_600_000).toLocaleTimeString()), []);`,
    `<p>Open from <time dateTime="2026-01-01T00:00Z">{text}</time></p>`,
  ),
  'shows half of its HTML once it is live': component(
    `const [shown, show] = useState(true); useEffect(() => show(false), []);`,
    `<><div style={{ height: 2000 }}>${aLongText.slice(0, aLongText.length / 2)}</div><div hidden={!shown}>${aLongText.slice(0, aLongText.length / 2)}</div></>`,
  ),
  'has two more entries in the menu': { menu: ['Scholarships', 'Student visa'] },
  'has an assistant that answers': {
    assistant: assistantOf(
      `<div role="log" aria-label="Conversation" tabIndex={0}>{lines}</div>${questionForm(`set([...lines, 'About 2,500 dollars.']);`)}`,
      `const [lines, set] = useState(['Hello']);`,
    ),
  },
});

export const pages: readonly TriedPage[] = [...faultyArrivals, ...unasked, ...looks, ...used, ...goodPages];
