import { beforeEach, expect, test, vi } from 'vitest';
import { earlyClickScript, launcherId, takeEarlyClick } from './earlyClick.ts';

let early: Window & typeof globalThis;
const leave = vi.fn();
const wait = vi.fn();

/** A page that is parsed up to the form, before its scripts have loaded. */
beforeEach(() => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  early = frame.contentWindow as typeof early;
  Object.assign(early, { setTimeout: wait.mockReset().mockReturnValue(7) });
  early.document.body.innerHTML = `<form id="${launcherId}" action="/contact"><button>Chat</button></form><form><input></form>`;
  launcher().submit = leave.mockReset();
  early.document.body.append(
    Object.assign(early.document.createElement('script'), { text: earlyClickScript }),
  );
  return () => frame.remove();
});

const launcher = () => early.document.forms[0] as HTMLFormElement;
const button = () => launcher().elements[0] as HTMLButtonElement;

/** Submits as a visitor would; true when the browser would follow the form. */
function follows(form = launcher()): boolean {
  const submission = Object.assign(new early.Event('submit', { bubbles: true, cancelable: true }), {
    submitter: form.elements[0],
  });
  return form.dispatchEvent(submission);
}

function fail(element: HTMLElement) {
  early.document.body.append(element);
  element.dispatchEvent(new early.Event('error'));
}
const moduleScript = () =>
  Object.assign(early.document.createElement('script'), { type: 'module', noModule: true });

test('two clicks are kept as one, which the shell takes once', () => {
  expect(follows()).toBe(false);
  expect(follows()).toBe(false);
  expect(wait).toHaveBeenCalledOnce();
  expect(button().ariaBusy).toBe('true');

  window.earlyClick = early.earlyClick;
  expect(takeEarlyClick()).toBe(true);
  expect(takeEarlyClick()).toBe(false);
});

test('after ten seconds the form is submitted, and from then on at once', () => {
  follows();
  expect(wait).toHaveBeenCalledWith(expect.anything(), 10_000);
  wait.mock.lastCall?.[0]();
  expect(leave).toHaveBeenCalledOnce();
  expect(early.earlyClick).toBeNull();
  expect(button().ariaBusy).toBeNull();
  expect(follows()).toBe(true);
});

test('a script that fails ends the wait', () => {
  follows();
  fail(moduleScript());
  expect(leave).toHaveBeenCalledOnce();
  expect(follows()).toBe(true);
});

test('when the script has already failed, a click submits the form at once', () => {
  fail(moduleScript());
  expect(leave).not.toHaveBeenCalled();
  expect(follows()).toBe(true);
});

test('other forms, and submissions that React has handled, are not intercepted', () => {
  expect(follows(early.document.forms[1])).toBe(true);
  launcher().addEventListener('submit', (event) => event.preventDefault());
  expect(follows()).toBe(false);
  expect(wait).not.toHaveBeenCalled();
});
