/**
 * Marks, copies, touches, clicks and types as visitors do, and returns what the page prevents first; undefined if it
 * prevents nothing. The browser gets this expression unchanged.
 */
() => {
  const heading = document.querySelector('h1') ?? document.body;
  if (getComputedStyle(heading).cursor === 'none') return 'the pointer disappears';
  for (let part = heading; part !== null; part = part.parentElement)
    if (!/auto|manipulation|pan-y/.test(getComputedStyle(part).touchAction))
      return 'a finger does not scroll it';
  const details = { bubbles: true, cancelable: true, composed: true };
  // What visitors copy, such as a telephone number, rarely stands in the heading.
  for (const text of [heading, ...document.querySelectorAll('main :is(p, td, dd, address, blockquote)')]) {
    if (getComputedStyle(text).userSelect === 'none') return "its words can't be marked and copied";
    if (!text.dispatchEvent(new Event('selectstart', details))) return "its words can't be marked";
    // A page may replace what is copied, such as to add its source.
    const clipboardData = new DataTransfer();
    const isCopied = text.dispatchEvent(new ClipboardEvent('copy', { ...details, clipboardData }));
    if (!isCopied && clipboardData.types.length === 0) return "its words can't be copied";
  }
  const isHeld = (event) => !heading.dispatchEvent(event);
  // A finger moves upwards, as visitors do to read on.
  for (const [kind, clientY] of [
    ['touchstart', 400],
    ['touchmove', 300],
  ]) {
    const touches = [new Touch({ identifier: 1, target: heading, clientX: 20, clientY })];
    const finger = { ...details, touches, targetTouches: touches, changedTouches: touches };
    if (isHeld(new TouchEvent(kind, finger))) return 'a finger does not scroll it';
  }
  heading.dispatchEvent(new TouchEvent('touchend', details));
  for (const kind of ['mousedown', 'click'])
    if (isHeld(new MouseEvent(kind, details))) return 'its clicks do not reach the browser';
  if (isHeld(new MouseEvent('contextmenu', details))) return 'the context menu does not open';
  const keys = [' ', ...'ArrowDown ArrowUp PageDown PageUp Home End F5'.split(' ')];
  const pressed = [...keys, ...'abcdefghijklmnopqrstuvwxyz0123456789'].map((key) => ({ key }));
  for (const { key, ctrlKey } of [...pressed, ...[...'acfpr+-0'].map((key) => ({ key, ctrlKey: true }))])
    if (isHeld(new KeyboardEvent('keydown', { ...details, key, ctrlKey })))
      return `the key ${ctrlKey ? 'Ctrl+' : ''}${key === ' ' ? 'Space' : key} does not reach the browser`;
  const leaving = document.createEvent('BeforeUnloadEvent');
  leaving.initEvent('beforeunload', false, true);
  if (!window.dispatchEvent(leaving) || leaving.returnValue)
    return 'it asks whether they really want to leave, though nothing was typed';
  return undefined;
};
