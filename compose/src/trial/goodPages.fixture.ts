/** Pages that come close to those of `badPages.fixture.ts`, as a careful team makes them: the trial accepts all of them. */
import { pagesOf, type TriedPage } from '../testing/tryPage.ts';

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** A page with a component of these hooks and this view. */
const component = (hooks: string, view: string) => ({
  code: `function Part() { ${hooks} return ${view}; }`,
  view: '<Part />',
});

export const goodPages: readonly TriedPage[] = pagesOf<Omit<TriedPage, 'name'>>('view', {
  'a plain text': {},
  'errors that it catches, and a line for developers': {
    effect: `try { throw new Error('no price') } catch {} Promise.reject(new Error('none')).catch(() => {}); console.info('Hydrated'); document.title += '';`,
  },
  'a list and a class with methods of their own': {
    effect: `const own = []; own.map = () => own; class Text extends String { shout() { return '!'; } }`,
  },
  'some frames, and some questions to its own address': {
    effect: `let left = 5; const again = () => --left && requestAnimationFrame(again); again();
      const ask = (more) => more && fetch('', { cache: 'no-store' }).then(() => ask(more - 1)); ask(3);`,
  },
  'an article of two hundred paragraphs': `<>{Array.from({ length: 200 }, (_, at) => <p key={at}>Paragraph {at} of a long article.</p>)}</>`,
  'a table that scrolls sideways in its own box': {
    css: `.box { overflow-x: auto } .box table { width: 1600px }`,
    view: `<div className="box" tabIndex={0} role="group" aria-label="Fees"><table><tbody><tr><th scope="row">Fee</th><td>12,000</td></tr></tbody></table></div>`,
  },
  'a print button': `<button type="button" onClick={() => window.print()}>Print</button>`,
  'a dialog that opens on a click and closes': `<><button type="button" onClick={() => document.querySelector('main dialog').showModal()}>Terms</button><dialog aria-label="Terms"><p>They are short.</p><form method="dialog"><button>Close</button></form></dialog></>`,
  'a dialog that gives the focus back': component(
    `const opener = useRef(null); const box = useRef(null);`,
    `<><button ref={opener} type="button" aria-haspopup="dialog" onClick={() => box.current.show()}>Show the list</button><dialog ref={box} aria-label="List" onClose={() => opener.current.focus()}><p>Passport</p><button type="button" onClick={() => box.current.close()}>Close the list</button></dialog></>`,
  ),
  'a text in Nepali': `<div lang="ne"><p>नमस्ते! हामी तपाईंलाई विदेशमा पढ्न सहयोग गर्छौं।</p></div>`,
  'a year set downwards, short words in a narrow column and words for screen readers': {
    css: `.year { writing-mode: vertical-rl } .days { width: 2em } .sr { position: absolute; width: 1px; height: 1px; overflow: hidden }`,
    view: `<><p className="year">Since 2009</p><p className="days">Mo Tu We Th Fr</p><p className="sr">opens in a new tab</p></>`,
  },
  'a text from right to left': `<div lang="ar" dir="rtl"><p>مرحبا بكم</p></div>`,
  'a search that leads to its own address': `<form action="/next" role="search"><label>Search <input type="search" name="q" /></label><button>Search</button></form>`,
  'a search that filters at once': component(
    `const [text, set] = useState('');`,
    `<form role="search" onSubmit={(event) => event.preventDefault()}><label>Search <input type="search" value={text} onChange={({ target }) => set(target.value)} /></label><ul>{['Japan', 'Korea', 'Canada'].filter((name) => name.toLowerCase().includes(text.toLowerCase())).map((name) => <li key={name}>{name}</li>)}</ul><p role="status">Found for “{text}”</p></form>`,
  ),
  'a search that keeps its words in its address': component(
    `const [text, set] = useState('');`,
    `<label>Search <input type="search" value={text} onChange={({ target }) => { set(target.value); history.replaceState(history.state, '', '?q=' + encodeURIComponent(target.value)); }} /></label>`,
  ),
  'details that open': `<details><summary>What does it cost?</summary><p>Nothing.</p></details>`,
  'a film that waits to be played': {
    css: `video { max-width: 100% }`,
    view: `<video controls preload="none" width="320" height="180" poster="${dot}" aria-label="A day in the office" />`,
  },
  'a form that checks itself': component(
    `const [fault, set] = useState('');`,
    `<form noValidate onSubmit={(event) => { event.preventDefault(); set(event.currentTarget.elements.mail.validity.valid ? 'Thank you.' : 'Enter your e-mail address.'); }}><label>E-mail <input type="email" name="mail" required aria-describedby="fault" /></label><p id="fault" role="status">{fault}</p><button>Send</button></form>`,
  ),
  'a form that the browser checks': `<form action="/next"><label>Name <input name="name" required /></label><button>Send</button></form>`,
  'a carousel by buttons': component(
    `const [at, set] = useState(0);`,
    `<section aria-label="Voices"><p aria-live="polite">Voice {at + 1} of 3</p><button type="button" onClick={() => set((at + 2) % 3)}>Previous</button><button type="button" onClick={() => set((at + 1) % 3)}>Next</button></section>`,
  ),
  'a carousel that scrolls sideways': {
    css: `.row { display: flex; overflow-x: auto; scroll-snap-type: x mandatory } .row > p { flex: 0 0 80%; scroll-snap-align: start }`,
    view: `<div className="row" tabIndex={0} role="group" aria-label="Voices"><p>One</p><p>Two</p><p>Three</p></div>`,
  },
  'a bar of contents that stays below the header': {
    css: `.contents { position: sticky; top: 64px; background: Canvas }`,
    view: `<><nav aria-label="Contents" className="contents"><a href="#fees">Fees</a></nav><h2 id="fees">Fees</h2><p>None.</p></>`,
  },
  'a list that is kept under its own key': component(
    `const [kept, set] = useState(false); useEffect(() => set(localStorage.getItem('remote-blog:kept') === 'yes'), []);`,
    `<button type="button" aria-pressed={kept} onClick={() => { localStorage.setItem('remote-blog:kept', kept ? 'no' : 'yes'); set(!kept); }}>Keep this article</button>`,
  ),
  'a countdown that a visitor starts': component(
    `const [left, set] = useState(3); const [runs, run] = useState(false);
       useEffect(() => { if (!runs || left === 0) return; const timer = setTimeout(() => set(left - 1), 1000); return () => clearTimeout(timer); }, [runs, left]);`,
    `<><p role="timer">{left} seconds</p><button type="button" onClick={() => run(true)}>Start</button></>`,
  ),
  'a link to a map': `<p><a href="https://www.openstreetmap.org/#map=17/27.67/85.32">Find our office on the map</a></p>`,
  'a button that copies an address': component(
    `const [done, set] = useState(false);`,
    `<><button type="button" onClick={() => { navigator.clipboard?.writeText('Lalitpur').catch(() => {}); set(true); }}>Copy the address</button><p role="status">{done ? 'Copied.' : ''}</p></>`,
  ),
  'tabs by anchors': {
    css: `.tab:not(:target) { display: none } #one:not(:target) { display: block }`,
    view: `<><p><a href="#one">IELTS</a> <a href="#two">PTE</a></p><div id="one" className="tab"><p>IELTS costs</p></div><div id="two" className="tab"><p>PTE costs</p></div></>`,
  },
  'tabs by buttons': component(
    `const [at, set] = useState(0);`,
    `<><div role="tablist" aria-label="Tests">{['IELTS', 'PTE'].map((name, tab) => <button key={name} id={'tab-' + tab} type="button" role="tab" aria-selected={at === tab} aria-controls="panel-of-test" onClick={() => set(tab)}>{name}</button>)}</div><div role="tabpanel" id="panel-of-test" aria-labelledby={'tab-' + at}><p>{['Four parts', 'Three parts'][at]}</p></div></>`,
  ),
  'a table that is sorted by a button': component(
    `const [down, set] = useState(false); const rows = [1, 2, 3]; if (down) rows.reverse();`,
    `<table><thead><tr><th scope="col" aria-sort={down ? 'descending' : 'ascending'}><button type="button" onClick={() => set(!down)}>Fee</button></th></tr></thead><tbody>{rows.map((row) => <tr key={row}><td>{row}</td></tr>)}</tbody></table>`,
  ),
  'links for calls and letters': `<p><a href="tel:+97715550140">Call us</a> or <a href="mailto:office@example.org">write to us</a></p>`,
  'a small dot that moves in its styles': {
    css: `.dot { width: 16px; height: 16px; border-radius: 50%; background: teal; animation: float 4s ease-in-out infinite alternate }
      @keyframes float { to { transform: translateX(20px) } } @media (prefers-reduced-motion: reduce) { .dot { animation: none } }`,
    view: `<div className="dot" />`,
  },
  'a text that appears when it is seen': component(
    `const [seen, set] = useState(false); const box = useRef(null);
       useEffect(() => { const watcher = new IntersectionObserver(([entry]) => { if (entry.isIntersecting) { set(true); watcher.disconnect(); } }); watcher.observe(box.current); return () => watcher.disconnect(); }, []);`,
    `<div ref={box} style={{ marginTop: 1200 }}><p>{seen ? 'You have read it all.' : 'Read on.'}</p></div>`,
  ),
  'a chart that follows its width': component(
    `const box = useRef(null); const [wide, set] = useState(0);
       useEffect(() => { const watcher = new ResizeObserver(([entry]) => set(Math.round(entry.contentRect.width))); watcher.observe(box.current); return () => watcher.disconnect(); }, []);`,
    `<div ref={box}><svg role="img" aria-label="Fees by year" width="100%" height="40"><rect width={wide / 2} height="40" fill="teal" /></svg></div>`,
  ),
  'colours for dark screens': {
    css: `.note { color: #222; background: #eee } @media (prefers-color-scheme: dark) { .note { color: #eee; background: #222 } }`,
    view: `<p className="note">Bring your mark sheets.</p>`,
  },
  'words for the colour scheme after it has hydrated': component(
    `const [dark, set] = useState(false); useEffect(() => { const query = matchMedia('(prefers-color-scheme: dark)'); const follow = () => set(query.matches); follow(); query.addEventListener('change', follow); return () => query.removeEventListener('change', follow); }, []);`,
    `<p>{dark ? 'Dark' : 'Light'} screen</p>`,
  ),
  'a picture that is loaded later': `<div style={{ marginTop: 1500 }}><img src="${dot}" alt="A hill" width="64" height="64" loading="lazy" /></div>`,
  'a link that is a download': `<p><a href="/robots.txt" download="notes.txt">Download the notes</a></p>`,
  'a time in the visitor’s zone after it has hydrated': component(
    `const [text, set] = useState('09:00 in Nepal'); useEffect(() => set(new Date(1_767_225_600_000).toLocaleTimeString()), []);`,
    `<p>Open from <time dateTime="2026-01-01T00:00Z">{text}</time></p>`,
  ),
  'a time in Nepal’s zone': `<p>Open from {new Date(1_767_225_600_000).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kathmandu' })}</p>`,
  'a part of its code that is loaded on a click': component(
    `const [text, set] = useState('');`,
    `<><button type="button" onClick={() => Promise.resolve('Ready').then(set)}>Load the planner</button><p role="status">{text}</p></>`,
  ),
  'a part that hydrates a little later': {
    code: `const ready = typeof window === 'object' ? new Promise((resolve) => setTimeout(resolve, 300, 'More')) : undefined;
      const Late = () => { const [n, set] = useState(0); if (ready) use(ready); return <button type="button" onClick={() => set(n + 1)}>More {n}</button>; };`,
    view: `<Suspense fallback={<p>Loading</p>}><Late /></Suspense>`,
  },
  'a warning before it is left, once something was typed': component(
    `const [text, set] = useState('');
       useEffect(() => { if (text === '') return; const ask = (event) => event.preventDefault(); addEventListener('beforeunload', ask); return () => removeEventListener('beforeunload', ask); }, [text]);`,
    `<label>Your plans <textarea value={text} onChange={({ target }) => set(target.value)} /></label>`,
  ),
  'a dialog that holds the page still while it is open': component(
    `const box = useRef(null); useEffect(() => () => { document.documentElement.style.overflow = ''; }, []);`,
    `<><button type="button" onClick={() => { document.documentElement.style.overflow = 'hidden'; box.current.showModal(); }}>All dates</button><dialog ref={box} aria-label="Dates" onClose={() => { document.documentElement.style.overflow = ''; }}><p>May</p><form method="dialog"><button>Close</button></form></dialog></>`,
  ),
  'keys of its own in its own field': component(
    `const [at, set] = useState(0);`,
    `<label>Country <input role="combobox" aria-expanded="false" aria-controls="countries" value={['', 'Japan', 'Korea'][at]} onChange={() => {}} onKeyDown={(event) => { if (event.key !== 'ArrowDown') return; event.preventDefault(); set((at + 1) % 3); }} /><span id="countries" role="listbox" aria-label="Countries" /></label>`,
  ),
  'fields of all kinds': `<form action="/next"><label>Date <input type="date" name="date" /></label><label>Marks <input type="number" name="marks" /></label><label>Budget <input type="range" name="budget" /></label><label>Country <select name="country"><option>Japan</option><option>Korea</option></select></label><label><input type="checkbox" name="agree" /> I agree</label><fieldset><legend>Level</legend><label><input type="radio" name="level" defaultChecked /> Bachelor</label><label><input type="radio" name="level" /> Master</label></fieldset><label>Message <textarea name="message" /></label><button>Go on</button></form>`,
  'a progress that ends by itself': component(
    `const [done, set] = useState(0); useEffect(() => { if (done === 5) return; const timer = setTimeout(() => set(done + 1), 100); return () => clearTimeout(timer); }, [done]);`,
    `<progress aria-label="Loading" max={5} value={done} />`,
  ),
  'a link back to its top': {
    css: `.top { display: inline-block; padding: 12px }`,
    view: `<a className="top" href="#main">To the top</a>`,
  },
  'a listener of its own that ends with it': {
    effect: `const follow = () => { document.querySelector('#mine').dataset.y = String(Math.round(scrollY)); };
      addEventListener('scroll', follow); return () => removeEventListener('scroll', follow);`,
    view: `<p id="mine">Text</p>`,
  },
  'two more entries in the menu': { menu: ['Scholarships', 'Student visa'] },
  'a link in a new tab': `<p><a href="https://embassy.example/" target="_blank" rel="noopener noreferrer">The embassy (opens in a new tab)</a></p>`,
  'a button that can’t be used yet': `<><button type="button" disabled>Book a seat</button><p>Booking opens in May.</p></>`,
  'a menu by the browser’s popover': `<><button type="button" popoverTarget="sort">Sort by</button><div id="sort" popover="auto"><p>Name</p></div></>`,
  'a portal below the page': component(
    `const [open, set] = useState(false);`,
    `<><button type="button" aria-expanded={open} onClick={() => set(!open)}>Hint</button>{open && createPortal(<p role="note">Bring your passport.</p>, document.body)}</>`,
  ),
  'a place that a button asks for': component(
    `const [text, set] = useState('');`,
    `<><button type="button" onClick={() => { set('One moment.'); navigator.geolocation.getCurrentPosition(() => set('You are near.'), () => set('Choose a city instead.')); }}>Find the nearest office</button><p role="status">{text}</p></>`,
  ),
  'words for visitors without a connection': component(
    `const [online, set] = useState(true); useEffect(() => { const follow = () => set(navigator.onLine); addEventListener('online', follow); addEventListener('offline', follow); return () => { removeEventListener('online', follow); removeEventListener('offline', follow); }; }, []);`,
    `<p role="status">{online ? '' : 'You are offline.'}</p>`,
  ),
  'a part that is left out on paper': {
    css: `@media print { .film { display: none } }`,
    view: `<><p>Bring your passport.</p><p className="film">A film of the office</p></>`,
  },
  'a text that tells when a visitor comes back from another tab': component(
    `const [times, set] = useState(0); useEffect(() => { const count = () => { if (!document.hidden) set((before) => before + 1); }; document.addEventListener('visibilitychange', count); return () => document.removeEventListener('visibilitychange', count); }, []);`,
    `<p>{times > 0 ? 'Welcome back.' : 'Welcome.'}</p>`,
  ),
  'a link in the head that fetches the next page early': {
    effect: `const early = Object.assign(document.createElement('link'), { rel: 'prefetch', href: '/next' }); document.head.append(early); return () => early.remove();`,
  },
  'a note that stands as low as the header is high': {
    effect: `document.querySelector('#note').style.scrollMarginTop = document.querySelector('header').offsetHeight + 'px';`,
    view: `<p id="note">Fees are from May.</p>`,
  },
  'a class and a style sheet that end with it': {
    effect: `const sheet = new CSSStyleSheet(); sheet.replaceSync('.wide p { letter-spacing: 1px }'); document.adoptedStyleSheets.push(sheet); document.body.classList.add('wide'); return () => { document.adoptedStyleSheets.pop(); document.body.classList.remove('wide'); };`,
  },
  'a drawing that a finger moves': component(
    `const box = useRef(null); useEffect(() => { const hold = (event) => event.preventDefault(); box.current.addEventListener('touchmove', hold, { passive: false }); }, []);`,
    `<div ref={box} style={{ touchAction: 'none', userSelect: 'none', height: 80 }}>Turn the globe</div>`,
  ),
  'a table that adds its source when it is copied': component(
    '',
    `<p onCopy={(event) => { event.preventDefault(); event.clipboardData.setData('text/plain', 'Fees, from the university'); }}>Fees: 20,000 dollars</p>`,
  ),
  'a field that takes digits only from what is pasted': component(
    `const [text, set] = useState('');`,
    `<label>Telephone <input type="tel" value={text} onChange={({ target }) => set(target.value)} onPaste={(event) => { event.preventDefault(); set(event.clipboardData.getData('text').replace(/\\D/g, '')); }} /></label>`,
  ),
  'a key for its search, which no browser has': component(
    `const field = useRef(null); useEffect(() => { const follow = (event) => { if (event.key !== '/') return; event.preventDefault(); field.current.focus(); }; addEventListener('keydown', follow); return () => removeEventListener('keydown', follow); }, []);`,
    `<label>Search <input type="search" ref={field} /></label>`,
  ),
  'a greeting for who comes again': component(
    `const [again, set] = useState(false); useEffect(() => { set(localStorage.getItem('remote-blog:here') === 'yes'); localStorage.setItem('remote-blog:here', 'yes'); }, []);`,
    `<p>{again ? 'Welcome back.' : 'Welcome.'}</p>`,
  ),
  'tabs through which the Back button leads': component(
    `const [tab, set] = useState('IELTS'); useEffect(() => { const follow = () => set(new URLSearchParams(location.search).get('tab') ?? 'IELTS'); addEventListener('popstate', follow); follow(); return () => removeEventListener('popstate', follow); }, []);`,
    `<><button type="button" onClick={() => { history.pushState(null, '', '?tab=PTE'); set('PTE'); }}>PTE</button><p>{tab} costs NPR 31,000.</p></>`,
  ),
  'steps through which buttons lead, and back': component(
    `const [step, go] = useState(1);`,
    `<section aria-label="Steps"><p>Step {step} of 3</p>{step > 1 && <button type="button" onClick={() => go(step - 1)}>Go back</button>}{step < 3 && <button type="button" onClick={() => go(step + 1)}>Go on</button>}</section>`,
  ),
  'a list to which each press adds a button': component(
    `const [rows, set] = useState([1]);`,
    `<ul>{rows.map((row) => <li key={row}><button type="button" onClick={() => set([...rows, rows.length + 1])}>Add a child to row {row}</button></li>)}</ul>`,
  ),
  'a note that is there for some seconds': component(
    `const [shown, set] = useState(true); useEffect(() => { const timer = setTimeout(() => set(false), 6000); return () => clearTimeout(timer); }, []);`,
    `<><p>{'Our counsellors help with each step. '.repeat(5)}</p><p role="status" style={{ minHeight: 24 }}>{shown && 'Your list is kept.'}</p></>`,
  ),
  'columns on a phone that lies on its side': {
    css: `@media (orientation: landscape) { .columns { columns: 2 } }`,
    view: `<p className="columns">{'Our counsellors help with each step. '.repeat(10)}</p>`,
  },
  'an assistant that answers at once': {
    assistant: `export default function Assistant({ onClose }) {
      const [lines, set] = useState(['Hello']);
      return <dialog id="panel" open aria-label="Assistant"><button type="button" aria-label="Close" onClick={onClose}>×</button><div role="log" aria-label="Conversation" tabIndex={0}>{lines.map((line, at) => <p key={at}>{line}</p>)}</div><form onSubmit={(event) => { event.preventDefault(); set([...lines, event.currentTarget.elements[0].value, 'About 2,500 dollars.']); }}><input aria-label="Your message" /><button aria-label="Send">Send</button></form></dialog>;
    }`,
  },
  'an assistant that answers with one word, below the visitor’s name and the time': {
    assistant: `export default function Assistant({ onClose }) {
      const [lines, set] = useState([<p key="hello">Hello</p>]);
      return <dialog id="panel" open aria-label="Assistant"><button type="button" aria-label="Close" onClick={onClose}>×</button><div role="log" aria-label="Conversation" tabIndex={0}>{lines}</div><form onSubmit={(event) => { event.preventDefault(); const asked = event.currentTarget.elements[0].value; set([...lines, <div key="asked"><b>You, 10:42</b> <span>{asked}</span></div>, <p key="answer">Yes.</p>]); }}><input aria-label="Your message" /><button aria-label="Send">Send</button></form></dialog>;
    }`,
  },
});
