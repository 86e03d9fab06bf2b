/** The hint that explains a word. It is loaded when the visitor first points at a link to the glossary. */
import type { GlossaryWord } from '@sayapatri/contract';
import { hintTexts } from '../content/wordHint.ts';

const id = 'word-hint';
/** Pixels between the hint and the edges of the screen; the bar at the bottom of a phone is left free. */
const margin = 12;
const bar = 72;

const look: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  zIndex: '40',
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: `min(340px, calc(100vw - ${2 * margin}px))`,
  padding: '12px 16px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
  font: 'var(--mui-font-body2)',
  color: 'var(--mui-palette-text-primary)',
  background: 'var(--mui-palette-background-paper)',
};

/**
 * Shows what the word of `link` means, below it or above, until the mouse leaves both, the link loses the focus or
 * Escape is pressed; `onLeave` is called then. Returns a function that removes the hint.
 */
export function showHint(
  link: HTMLAnchorElement,
  { term, name, meaning }: GlossaryWord,
  isTouch: boolean,
  onLeave: () => void,
): () => void {
  const hint = document.createElement('div');
  hint.id = id;
  hint.setAttribute('role', 'tooltip');
  // A tap does not move the focus, so a screen reader must be told that the hint has appeared.
  if (isTouch) hint.setAttribute('aria-live', 'polite');
  hint.dataset.noPrint = '';
  Object.assign(hint.style, look);
  const heading = document.createElement('strong');
  heading.style.display = 'block';
  heading.textContent = name ?? term;
  document.body.append(hint);
  hint.append(heading, isTouch ? `${meaning} ${hintTexts.tapAgain}` : meaning);
  place(hint, link);
  link.setAttribute('aria-describedby', id);

  const stop = new AbortController();
  const options = { signal: stop.signal };
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const stay = () => clearTimeout(leaving);
  // Long enough for a mouse to cross from the word to the hint.
  const leaveSoon = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') leaving = setTimeout(onLeave, 150);
  };
  for (const element of [link, hint] as HTMLElement[]) {
    element.addEventListener('pointerenter', stay, options);
    element.addEventListener('pointerleave', leaveSoon, options);
  }
  link.addEventListener('focusout', onLeave, options);
  window.addEventListener('popstate', onLeave, options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && onLeave(), options);
  return () => {
    stay();
    stop.abort();
    link.removeAttribute('aria-describedby');
    hint.remove();
  };
}

/** Below the word, or above it where there is no room, and within the screen. */
function place(hint: HTMLElement, link: HTMLElement): void {
  // A word broken over two lines is positioned by its first line.
  const word = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = hint.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(margin, Math.min(word.left, clientWidth - width - margin));
  const fitsBelow = word.bottom + height + bar <= clientHeight;
  const top = fitsBelow || word.top < height + bar ? word.bottom + 4 : word.top - height - 4;
  hint.style.left = `${left + window.scrollX}px`;
  hint.style.top = `${top + window.scrollY}px`;
}
