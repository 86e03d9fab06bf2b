/** The part of a tab that a walk needs: of Playwright's in Chromium, of `engines/Tab.ts` in other browsers. */
export interface TabOfReader {
  /** Opens a page of the site by its address. */
  open(path: string): Promise<unknown>;
  run<Result>(body: (argument: string) => Result, argument: string): Promise<Result>;
  until(isTrue: (argument: string) => unknown, argument: string): Promise<unknown>;
  press(key: 'PageDown'): Promise<unknown>;
  /** Holds scripts back from now on; returns what lets them arrive. */
  hold(): Promise<() => void>;
}

/** A reader who waits for each page to be hydrated, but where scripts are held. */
export class Reader {
  isHeld = false;
  constructor(readonly tab: TabOfReader) {}

  async open(path: string): Promise<void> {
    await this.tab.open(path);
    await this.arrive(path);
  }

  /** Opens a page by a link in the footer, inside the document. */
  async follow(path: string): Promise<void> {
    await this.tab.run((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), path);
    await this.arrive(path);
  }

  /** Jumps to a part of the page by a link to it. */
  async jump(part: string): Promise<void> {
    await this.tab.run((id) => document.querySelector<HTMLElement>(`a[href="#${id}"]`)?.click(), part);
    await this.tab.until((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < 300;
    }, part);
  }

  async reload(): Promise<void> {
    await this.tab.run(() => {
      Object.assign(window, { isLeft: true });
      setTimeout(() => location.reload());
    }, '');
    await this.tab.until(() => !('isLeft' in window), '');
    await this.arrive('');
  }

  async back(path: string): Promise<void> {
    await this.tab.run(() => void setTimeout(() => history.back()), '');
    await this.arrive(path);
  }

  async hold(): Promise<() => Promise<void>> {
    this.isHeld = true;
    const release = await this.tab.hold();
    return async () => {
      release();
      this.isHeld = false;
      await this.arrive('');
    };
  }

  async arrive(path: string): Promise<void> {
    await this.tab.until((to) => to === '' || location.pathname + location.hash === to, path);
    await this.tab.until(
      (isHeld) =>
        location.pathname === '/robots.txt' ||
        (isHeld !== ''
          ? document.querySelector('footer') !== null &&
            document.documentElement.dataset.hydrated === undefined
          : document.documentElement.dataset.hydrated === location.pathname),
      this.isHeld ? 'held' : '',
    );
  }

  async scroll(y: number): Promise<void> {
    await this.tab.until((place) => {
      scrollTo({ top: Number(place), behavior: 'instant' });
      return Math.abs(scrollY - Number(place)) < 2;
    }, String(y));
  }

  /** Reads on by a key: a browser that is still about to scroll to a kept place then leaves it. Returns the new place. */
  async readOn(): Promise<number> {
    const before = await this.y();
    await this.tab.press('PageDown');
    await this.tab.until((from) => scrollY > Number(from) + 300, String(before));
    // The browser scrolls smoothly, and on a busy machine may draw nothing for long: frames tell that it has ended.
    await this.tab.until(async () => {
      const from = scrollY;
      for (let frames = 0; frames < 30; frames += 1) {
        await new Promise(requestAnimationFrame);
        if (scrollY !== from) return false;
      }
      return true;
    }, '');
    return this.y();
  }

  y(): Promise<number> {
    return this.tab.run(() => Math.round(scrollY), '');
  }
}
