/** Translates messages of browser, driver and React into words that a remote's team can use. */
import { firstLine } from '../firstLine.ts';

/** The fault of a page that leads elsewhere while a rule examines it. */
export const leadsElsewhere = 'it opens another document, or itself again, while a visitor reads';

/** Patterns of the driver's messages, each with the fault as part of a sentence. The first pattern that matches counts. */
const ofDriver: readonly [RegExp, string][] = [
  [/crash|out of memory/i, 'it uses so much memory that the browser ends it'],
  [
    /Execution context was destroyed|Cannot find context|frame (was|got) detached|interrupted by another navigation|navigating and changing/i,
    leadsElsewhere,
  ],
  [
    /has been closed|Target (page )?closed|Session closed|Page closed/i,
    'it closes itself, or the browser ends it',
  ],
  [/ERR_TOO_MANY_REDIRECTS/, 'its address redirects to itself again and again'],
  [/ERR_ABORTED|Download is starting/, 'its address answers with something that is no page'],
  [/net::|NS_ERROR|ERR_[A-Z_]+/, 'its document can’t be loaded'],
  [/intercepts pointer events/, 'something invisible lies over what a visitor presses'],
  [/outside of the viewport/, 'what a visitor presses is outside the screen'],
  [
    /not (visible|enabled|stable|editable|attached)|detached from/i,
    'what a visitor presses disappears, moves or can’t be used',
  ],
  [/strict mode violation/, 'something that has to be there once is there more than once'],
  [/Time(out|d out)|exceeded/i, 'it does not answer a visitor in time'],
  [
    /Axe is already running|axe\.run|No elements found for include/i,
    'its elements can’t be examined, because its code changes them meanwhile',
  ],
  [
    /structured clone|serializ|Converting circular|Protocol error|callFunctionOn/i,
    'its code has changed the browser’s own objects, so that it can’t be examined',
  ],
];

/**
 * The fault of a page during whose examination driver or axe threw an error. The error's message is quoted only where no
 * pattern matches.
 */
export function inWords(thrown: unknown): string {
  const message = firstLine(thrown) ?? '';
  const [, words] = ofDriver.find(([pattern]) => pattern.test(message)) ?? [];
  return (
    words ?? `it can't be examined to the end, as its code stops the examination with “${quoted(message)}”`
  );
}

/** Faults by the number of React's error. */
const ofReact: Record<string, string> = {
  31: 'an object stands where a text should',
  130: 'a component is missing where it is drawn',
  185: 'a component draws itself again and again without end',
  300: 'a component calls its hooks in another order each time',
  310: 'a component calls its hooks in another order each time',
  418: 'its first render in the browser differs from its HTML, as with Date.now() or Math.random() in a render',
};

/** The fault that an error of the page's own code is; React's production build reports only numbers. */
export function errorInWords(message: string): string {
  const [, number] = /Minified React error #(\d+)/.exec(message) ?? [];
  if (number !== undefined)
    return `${ofReact[number] ?? 'a render fails'} (React error ${number}, https://react.dev/errors/${number})`;
  if (/requires 'Trusted\w+' assignment/.test(message))
    return 'it makes HTML or code of a text, which the site’s security policy stops';
  return `its code reports the error “${quoted(message)}”`;
}

/** The first line of a message, without the kind of error and the driver's own call. */
const quoted = (message: string) =>
  (firstLine(message) ?? '')
    .replace(/^(Uncaught |\(in promise\) |\w*Error: |[a-z]+(\.\w+)+: )+/, '')
    .slice(0, 200);
