/**
 * Faults in the HTML of a page, half of them thought up before there was a rule for any: the rule's sentence, and HTML that
 * comes close and passes.
 */
export interface BadHtml {
  bad: string;
  /** The whole sentence, or a pattern for it, without its beginning, which names the page. */
  fault: string | RegExp;
  good: string;
}

const hill = '/_/remote-blog/hill-12345678.svg';

/** A text that lacks a value. */
const says = (text: string, good: string): BadHtml => ({
  bad: `<p>${text}</p>`,
  fault: `says "${text}": give the value that is missing, or put the word into <code> where it is meant.`,
  good,
});
/** A link to an address to which no click should lead. */
const links = (address: string, good: string): BadHtml => ({
  bad: `<a href="${address}">Read on</a>`,
  fault: new RegExp(`^links to ${address.replace(/[?.()]/g, '\\$&')}, `),
  good,
});
/** Elements that a browser nests otherwise than they are written. */
const closed = (element: string, bad: string, good: string): BadHtml => ({
  bad,
  fault: new RegExp(`^has a <${element}> that browsers close elsewhere`),
  good,
});

export const badHtml: Record<string, BadHtml> = {
  // Where addresses lead
  'a link to a part of another page that is not there': {
    bad: '<a href="/about#team">Our team</a>',
    fault:
      'links to /about#team, where nothing has the id team, so a click does not lead there: correct the link.',
    good: '<a href="/about">Our team</a> <a href="/sitemap.xml">All pages</a> <a href="//elsewhere.example">Else</a>',
  },
  'a link to a part of the page itself that is not there': {
    bad: '<a href="#end">To the end</a>',
    fault: 'links to #end, where nothing has the id end, so a click does not lead there: correct the link.',
    good: '<a href="#end">To the end</a><p id="end">End</p>',
  },
  ...Object.fromEntries(
    [
      '<A HREF="/blogs/second">Read on</A>',
      '<a href="../blogs/second">Read on</a>',
      '<svg><a xlink:href="/blogs/second">Read on</a></svg>',
      '<noscript><a href="/blogs/second">Read on</a></noscript>',
    ].map((link): [string, BadHtml] => [
      `a link to nowhere, written ${link}`,
      {
        bad: link,
        fault:
          /^links to (\.\.)?\/blogs\/second, which is no page of the site, so a click does not lead there: correct the link\.$/,
        good: link.replace('second', 'first'),
      },
    ]),
  ),
  'a link in use, beside links in a comment and a template': {
    bad: '<!-- --><a href="/blogs/second">Read on</a>',
    fault:
      'links to /blogs/second, which is no page of the site, so a click does not lead there: correct the link.',
    good: '<!-- <a href="/none">None</a> --><template><a href="/none">None</a></template><a href="">Here</a>',
  },
  'a link to a part whose name is malformed': {
    bad: '<a href="#%">To the end</a>',
    fault: 'links to #%, whose part after # is malformed, so a click does not lead there: correct the link.',
    good: `<a href="#%C3%A9tudes">Études</a><p id='études'>Études</p>`,
  },
  'a link that is no address': {
    bad: '<a href="https://[">Else</a>',
    fault: 'links to https://[, which is no address, so a click does not lead there: correct the link.',
    good: '<a href="https://else.example/?q=[">Else</a><a href="tel:+97710000000">Call</a>',
  },
  'a picture that is not there': {
    bad: '<img src="/hill.png" alt="Hill">',
    fault: 'loads /hill.png, which is no file of the site, so visitors see a gap: correct the address.',
    good: '<img src="data:image/gif;base64,R0lGOD" alt="Hill">',
  },
  'a picture without an address': {
    bad: '<img src="" alt="Hill">',
    fault:
      'loads an empty address, which is no file of the site, so visitors see a gap: correct the address.',
    good: '<img src="data:," alt="Hill">',
  },
  'a picture for sharp screens that is not there': {
    bad: '<img srcset="/_/remote-blog/hill-12345678.svg 1x, /hill.png 2x" alt="Hill">',
    fault: 'loads /hill.png, which is no file of the site, so visitors see a gap: correct the address.',
    good: '<img srcset="/_/remote-blog/hill-12345678.svg 1x,data:image/gif;base64,R0 2x" alt="Hill">',
  },
  'a list of pictures that is one long word': {
    bad: `<img srcset="${'a'.repeat(150_000)} b" alt="Hill">`,
    fault: 'loads b, which is no file of the site, so visitors see a gap: correct the address.',
    good: `<img srcset="${hill}" alt="Hill">`,
  },
  'a style of addresses without an end': {
    bad: `<p style="background:${'url('.repeat(50_000)}">Hill</p>`,
    fault: 'loads url, which is no file of the site, so visitors see a gap: correct the address.',
    good: `<p style="background: url(${hill}), url( '${hill}' )">Hill</p>`,
  },
  'a form that nothing answers': {
    bad: '<form action="/send" method="post"></form>',
    fault:
      'sends a form to /send, which takes nothing that is posted, so what a visitor sends is lost: correct the form.',
    good: '<form action="/api" method="post"></form><form action="/about"></form>',
  },
  'a button whose form nothing answers': {
    bad: '<form><button formaction="/send">Send</button></form>',
    fault:
      'sends a form to /send, which is no page of the site, so what a visitor sends is lost: correct the form.',
    good: '<form><button formaction="/about">Send</button></form>',
  },
  'an id twice': {
    bad: `<p id="cost">Cost</p><p id='cost'>Cost</p>`,
    fault:
      'has the id cost more than once, so links and labels find the first alone: give each element its own.',
    good: '<p id="cost">Cost</p><p id="Cost">Cost</p><template><p id="cost">Cost</p></template>',
  },
  'styles that load a file that no release has': {
    bad: '<style>p { background: url(/_/remote-blog/gone-12345678.svg) }</style>',
    fault: /^loads \/_\/remote-blog\/gone-12345678\.svg, which is no file of the site, /,
    good: `<p style="background: url(${hill})">Read on</p>`,
  },
  'a link that is not written yet': links('#', '<a href="#top">Up</a>'),
  'a link that runs code, written with capitals and a tab': {
    bad: '<a href=" JaVa\tScript:alert(1)">Read on</a>',
    fault: /^links to JaVa Script:alert\(1\), /,
    good: '<a href=" /blogs ">Read on</a>',
  },
  'a button that runs code': {
    bad: '<form action="javascript:alert(1)"><button>Send</button></form>',
    fault: /^sends a form to javascript:alert\(1\), /,
    good: '<form action="?q=1"><button>Send</button></form>',
  },
  'a link to a page within the address': links(
    'data:text/html,Hello',
    '<img src="data:image/gif;base64,R0" alt="">',
  ),
  'a link without encryption': links(
    'http://embassy.example/',
    '<a href="https://embassy.example/">Embassy</a>',
  ),
  'a link with a misspelt scheme': links(
    'htps://embassy.example/',
    '<a href="viber://chat?number=%2B9779800000000">Viber</a><a href="sms:+97710000000">SMS</a>',
  ),
  'a link to the machine of its author': links(
    'https://localhost:4173/blogs',
    '<a href="https://localhost.example/">Else</a>',
  ),
  'a link to a private network': links(
    'https://192.168.1.7/blogs',
    '<a href="https://192-168-1-7.example/">Else</a>',
  ),
  'a link that hides its host': links(
    'https://www.embassy.example@offers.example/',
    '<a href="https://maps.example/@27.7,85.3">Map</a>',
  ),
  'a letter to nobody': links(
    'mailto:',
    '<a href="mailto:office@example.org?subject=Fees">Write to us</a><a href="mailto:?subject=Fees">Tell a friend</a>',
  ),
  'a call to nobody': links('tel:', '<a href="tel:+977-1-4000000">Call us</a>'),
  'an enquiry that is sent as an address': {
    bad: '<form action="/api"><button>Send</button></form>',
    fault: /^sends a form to \/api, /,
    good: '<form action="/api" method="POST"><button>Send</button></form>',
  },
  'a form to a check of the server': {
    bad: '<form action="/livez"><button>Send</button></form>',
    fault: /^sends a form to \/livez, /,
    good: '<form action="/blogs"><button>Send</button></form>',
  },
  'a button that posts its form to a page': {
    bad: '<form action="/api" method="post"><button formaction="/about">Send</button></form>',
    fault: /^sends a form to \/about, /,
    good: '<form action="/api" method="post"><button formaction="/about" formmethod="get">Go</button></form>',
  },
  'a form to another site': {
    bad: '<form action="https://collect.example/"><input name="q" aria-label="Search"></form>',
    fault: /^sends a form to https:\/\/collect\.example\/, /,
    good: '<form action="/blogs"><input name="q" aria-label="Search"></form>',
  },
  'a picture of another site': {
    bad: '<img src="https://pictures.example/hill.png" alt="Hill">',
    fault: /^loads https:\/\/pictures\.example\/hill\.png, /,
    good: `<img src="${hill}" alt="Hill">`,
  },
  'a preload from another site': {
    bad: '<link rel="preload" as="image" href="https://pictures.example/hill.png">',
    fault: /^loads https:\/\/pictures\.example\/hill\.png, /,
    good: `<link rel="preload" as="image" href="${hill}">`,
  },
  'a frame with another site': {
    bad: '<iframe src="https://offers.example/" title="Offers"></iframe>',
    fault: /^loads https:\/\/offers\.example\/, /,
    good: '<a href="https://offers.example/">Offers</a>',
  },
  'a document within the page': {
    bad: '<object data="/robots.txt"></object>',
    fault: /^has an object element, /,
    good: '<a href="/robots.txt">For robots</a>',
  },
  'a background that is not there': {
    bad: '<div style="background: url(/gone.png)">Hill</div>',
    fault: /^loads \/gone\.png, /,
    good: `<div style="background: url('${hill}')">Hill</div><div style="fill: url(#a)"></div>`,
  },
  'a label of no field': {
    bad: '<label for="name">Name</label>',
    fault: /^has a label whose for names name, /,
    good: '<label for="name">Name</label><input id="name">',
  },
  'a field with a hint that is not there': {
    bad: '<input aria-label="Name" aria-describedby="rule hint"><p id="rule">Rule</p>',
    fault: /^has an input whose aria-describedby names hint, /,
    good: '<input aria-label="Name" aria-describedby="rule hint"><p id="rule">Rule</p><p id="hint">Hint</p>',
  },
  'a button of no menu': {
    bad: '<button popovertarget="more">More</button>',
    fault: /^has a button whose popovertarget names more, /,
    good: '<button popovertarget="more">More</button><div id="more" popover>Menu</div>',
  },
  'a field with suggestions that are not there': {
    bad: '<input aria-label="Town" list="towns">',
    fault: /^has an input whose list names towns, /,
    good: '<input aria-label="Town" list="towns"><datalist id="towns"><option>Pokhara</option></datalist>',
  },
  'a link to something below a file': links('/robots.txt/more', '<a href="/robots.txt">For robots</a>'),
  'a link to the settings of static hosts': links(
    '/_redirects',
    '<a href="/sitemap.xml">All pages</a><a href="#top">Up</a>',
  ),
  // What it says
  'a price that is undefined': {
    bad: 'It costs\n NPR undefined a year.',
    fault:
      'says "It costs NPR undefined a year.": give the value that is missing, or put the word into <code> where it is meant.',
    good: 'Without a value it is <code>undefined</code>; "undefinedness" is no such word.',
  },
  'a price that is not a number': {
    bad: 'NPR <!-- -->NaN',
    fault: 'says "NaN": give the value that is missing, or put the word into <code> where it is meant.',
    good: 'Nan Province',
  },
  'an object in place of its name': {
    bad: '<img src="data:," alt="Photo of [object Object]">',
    fault:
      'says "Photo of [object Object]": give the value that is missing, or put the word into <code> where it is meant.',
    good: '<img src="data:," alt="Photo of an object">',
  },
  'a date that is none': says('Apply by Invalid Date.', '<p>Apply by an invalid date and lose it.</p>'),
  'a price that is null': says(
    'From NPR null a year',
    '<p>The contract is null and void; nullity differs.</p>',
  ),
  'a price that is infinite': says('NPR Infinity', '<p>To infinity and beyond</p>'),
  'an object of another class': says('[object Promise]', '<p>[objects]</p>'),
  'a fact that is still its id': says(
    'Tuition: {tuition-bachelor} a year',
    '<p>A set {1, 2}; <code>{tuition-bachelor}</code></p>',
  ),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: The row is about such a text.
  'an expression in place of its value': says('NPR ${price}', `<pre>${'$'}{price}</pre><p>USD 5 (sic)</p>`),
  'a template’s field in place of its value': says(
    'Dear {{ name }},',
    '<p>Dear <code>{{ name }}</code>,</p>',
  ),
  'a text that holds a place': says('Lorem ipsum dolor sit amet', '<p>Lorem is a word, ipsum another.</p>'),
  'signs escaped twice': {
    bad: '<p>IELTS &amp;amp; PTE</p>',
    fault: /^says "IELTS &amp; PTE"/,
    good: '<p>IELTS &amp; PTE, AT&amp;T; R&amp;D</p>',
  },
  'letters read in a wrong encoding': says(
    'Nepalâ€™s students',
    '<p>Nepal’s students, Ångström, château, São Paulo</p>',
  ),
  'a letter that was lost': says('Caf\ufffd', '<p>Café</p>'),
  'a link still written as Markdown': says(
    'See [the guide](/study-in-japan).',
    '<p>See the guide [1] (in Japan).</p>',
  ),
  'a field filled with undefined': {
    bad: '<input aria-label="Name" value="undefined">',
    fault: /^says "undefined"/,
    good: '<input aria-label="Name" value="Undefinable">',
  },
  'a price that is glued to undefined': says('NPRundefined', '<p>Undefinedness</p>'),
  'tags that can be read': {
    bad: '<p>&lt;b&gt;From NPR 5,00,000&lt;/b&gt;</p>',
    fault: /^says "<b>From NPR 5,00,000<\/b>"/,
    good: '<p>a &lt; b &gt; c, &lt;2 years&gt;</p>',
  },
  'a heading without words': {
    bad: '<main><h1> <svg></svg></h1><p>Text</p></main>',
    fault: /^has an h1 without words, /,
    good: '<main><h1><img src="data:," alt="A heading"></h1></main>',
  },
  'a heading in a comment': {
    bad: '<main><!-- <h1>Blogs</h1> --><h2>Blogs</h2></main>',
    fault: /^has no h1, /,
    good: '<main><!-- <h1>Old</h1> --><h1>Blogs</h1></main>',
  },
  // Elements
  'two h1, one of them written in capitals': {
    bad: '<H1 class=x>Another</H1>',
    fault:
      'has 2 h1, so screen readers and search engines can’t tell what it is about: keep one, and make the others h2.',
    good: '<!-- <h1>Old</h1> --><template><h1>Another</h1></template>',
  },
  ...Object.fromEntries(
    [
      ['meta', '<meta name="robots" content="noindex">'],
      ['title', '<title>Offers</title>'],
      ['base', '<base href="https://else.example/">'],
      ['link', '<link rel="canonical" href="https://else.example/">'],
      [
        'meta',
        '</p></main></div></body></html><meta http-equiv="refresh" content="0; url=https://else.example/">',
      ],
    ].map(([name, element = '']): [string, BadHtml] => [
      `a page that renders ${element}`,
      {
        bad: element,
        fault: `renders a ${name} element, which takes the place of the site's own or is stopped by its security policy: leave it out.`,
        good: '<svg><title>A hill</title></svg><link rel="preload" as="image" href="data:,"><template><base></template>',
      },
    ]),
  ),
  'a script': {
    bad: '<script>document.title = 1</script>',
    fault: /^renders a script element, /,
    good: '<pre>&lt;script&gt;</pre>',
  },
  'a style sheet of its own': {
    bad: '<style>h1 { color: red }</style>',
    fault: /^renders a style element, /,
    good: '<p style="color: teal">Text</p>',
  },
  'structured data of its own': {
    bad: '<script type="application/ld+json">{}</script>',
    fault: /^renders a script element, /,
    good: '<template><script>1</script></template>',
  },
  'a meta element within a drawing': {
    bad: '<svg><foreignObject><meta name="robots" content="noindex"></foreignObject></svg>',
    fault: /^renders a meta element, /,
    good: '<svg><metadata>A hill</metadata></svg>',
  },
  'code in an attribute': {
    bad: '<button onclick="alert(1)">Open</button>',
    fault: /^has a button with onclick, /,
    good: '<button data-onclick="1" type="button">Open</button>',
  },
  'a field that takes the focus': {
    bad: '<input aria-label="Name" autofocus>',
    fault: /^has an input with autofocus, /,
    good: '<input aria-label="Name" data-autofocus="">',
  },
  'a sound that starts by itself': {
    bad: '<video autoplay></video>',
    fault: /^has a video with autoplay, /,
    good: '<video controls muted></video>',
  },
  'a link that tells another site of each click': {
    bad: '<a href="/blogs" ping="https://count.example/">Read on</a>',
    fault: /^has an a with ping, /,
    good: '<a href="/blogs" rel="noopener">Read on</a>',
  },
  'a body that can’t be seen': {
    bad: '<body style="display: none">',
    fault: /^gives the body element the attribute style, /,
    good: '<p hidden>Later</p>',
  },
  'a document that pretends to be ready': {
    bad: '<html data-hydrated="/blogs">',
    fault: /^gives the html element the attribute data-hydrated, /,
    good: '<p data-hydrated="">Text</p>',
  },
  'elements that are closed too often': closed(
    'main',
    '</div></main></div><p>Text</p>',
    '<div><div>Text</div></div>',
  ),
  'a comment that never ends': closed('\\w+', '<p>Text</p><!-- later', '<p>Text</p><!-- later -->'),
  'a text that never ends': {
    bad: '<plaintext>',
    fault: /^has a plaintext element, /,
    good: '<pre>Text</pre>',
  },
  'a heading in a paragraph': closed('p', '<p>Text<h2>Heading</h2></p>', '<p>Text</p><h2>Heading</h2>'),
  'a list item that is not closed': closed(
    'li',
    '<ul><li>One<li>Two</ul>',
    '<ul><li>One</li><li>Two</li></ul><svg><path d="M0 0"/></svg><br/>',
  ),
  // What it weighs
  'a megabyte of HTML that compresses well': {
    bad: `<p>${'From NPR 5,00,000 a year. '.repeat(40_000)}</p>`,
    fault: /^is \d+ bytes of HTML, /,
    good: `<p>${'From NPR 5,00,000 a year. '.repeat(6_000)}</p>`,
  },
  'twenty thousand elements': {
    bad: '<br>'.repeat(20_000),
    fault: /^has 20\d\d\d elements, /,
    good: '<br>'.repeat(2_500),
  },
  'five hundred elements in one another': {
    bad: '<div>'.repeat(500) + '</div>'.repeat(500),
    fault: /^has elements 5\d\d deep in one another, /,
    good: '<div>'.repeat(30) + '</div>'.repeat(30),
  },
  'ten thousand elements in one another, in a heading': {
    bad: `<h1>${'<span>'.repeat(10_000)}${'</span>'.repeat(10_000)}</h1>`,
    fault: /^has elements 100\d\d deep in one another, /,
    good: `<h2>${'<span>'.repeat(30)}${'</span>'.repeat(30)}</h2>`,
  },
};
