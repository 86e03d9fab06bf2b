/**
 * Shows what a word means beside its link to the glossary: when the mouse is over the link, when it has the keyboard's
 * focus, and on the first tap. A second tap, Enter or a click follows the link, as they do without this code.
 */
import type { Datasets, WidgetProps } from '@sayapatri/contract';

const word = 'a[href^="/plan/words#"]';

export function explainWords(loadDataset: WidgetProps['loadDataset']): void {
  /** The glossary; undefined until it has been loaded. After a failure the next word requests it again. */
  let words: Datasets['glossary'] | undefined;
  /** The link whose hint is shown or being loaded. */
  let current: HTMLAnchorElement | undefined;
  /** Removes the hint; undefined while none is shown. */
  let hide: (() => void) | undefined;
  let isTouch = false;

  function leave() {
    current = undefined;
    hide?.();
    hide = undefined;
  }

  /** Resolves to whether the glossary has the word. */
  async function explain(link: HTMLAnchorElement): Promise<boolean> {
    if (current === link) return true;
    leave();
    current = link;
    const [{ showHint }, list] = await Promise.all([
      import('./wordHint.ts'),
      words ?? loadDataset('glossary'),
    ]);
    words = list;
    const found = list?.find(({ id }) => link.hash === `#${id}`);
    if (current === link && hide === undefined && found) hide = showHint(link, found, isTouch, leave);
    return found !== undefined;
  }

  const linkOf = ({ target }: Event) =>
    target instanceof Element ? (target.closest<HTMLAnchorElement>(word) ?? undefined) : undefined;
  const tryToExplain = (link: HTMLAnchorElement | undefined) => link && explain(link).catch(() => false);

  document.addEventListener('pointerdown', (event) => {
    isTouch = event.pointerType === 'touch';
    if (linkOf(event) === undefined) leave();
  });
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const link = linkOf(event);
    if (link) tryToExplain(link);
    // Cancels a hint that is not ready yet. A shown hint closes itself, and the mouse must not close the keyboard's.
    else if (hide === undefined && current !== document.activeElement) leave();
  });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    if (link?.matches(':focus-visible')) tryToExplain(link);
    else if (!isTouch) leave();
  });
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!isTouch || link === undefined || link === current) return leave();
      event.preventDefault();
      tryToExplain(link)?.then((explained) => {
        // A second tap on the same link follows it.
        if (!explained && link === current) link.click();
      });
    },
    { capture: true },
  );
}
