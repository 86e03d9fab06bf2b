import type { startRecorder } from './recorder.ts';
import type { Engine } from './start.ts';

/** How WebDriver names an element in its messages. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = { [elementKey]: string };

const press = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', PageDown: '\uE00F' };

/** The one tab of an engine, used as a visitor does: by pointer, finger and keys. Every wait ends after thirty seconds. */
export class Tab {
  constructor(
    readonly engine: Engine,
    /** The site as the tab sees it. */
    readonly site: Awaited<ReturnType<typeof startRecorder>>,
  ) {}

  /** Runs `body` in the page, with arguments and a result that JSON can hold. */
  run<Result, Args extends unknown[] = []>(body: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.engine.send('execute', { script: `return (${body})(...arguments)`, args }) as Promise<Result>;
  }

  /** Opens a page as a document; resolves when it has loaded. */
  async open(path: string): Promise<void> {
    await this.run(() => void Object.assign(window, { isLeft: true }));
    await this.engine.send('navigate', { url: this.site.origin + path });
    await this.until(() => !('isLeft' in window) && document.readyState === 'complete');
  }

  /** The same with hydration. */
  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.hydrated();
  }

  hydrated(): Promise<void> {
    return this.until(
      () =>
        document.documentElement.dataset.hydrated === location.pathname &&
        document.querySelector('main [aria-busy="true"]') === null,
    );
  }

  /** Waits until `isTrue` in the page. */
  async until<Args extends unknown[]>(isTrue: (...args: Args) => unknown, ...args: Args): Promise<void> {
    for (let tries = 0; tries < 300; tries += 1) {
      // A document that is going away answers nothing.
      if (await this.run(isTrue, ...args).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`Still not true after 30 s on ${await this.run(() => location.href)}: ${isTrue} ${args}`);
  }

  at(path: string): Promise<void> {
    return this.until((wanted) => location.pathname + location.search + location.hash === wanted, path);
  }

  /** Waits for text within the first visible element that `selector` matches. */
  shows(selector: string, text: string): Promise<void> {
    return this.until(
      (css, wanted) =>
        [...document.querySelectorAll(css)].some(
          (part) => part.checkVisibility() && part.textContent?.includes(wanted),
        ),
      selector,
      text,
    );
  }

  /** The first visible element that `selector` matches, and that is called `name`, if one is given. */
  async find(selector: string, name?: string): Promise<ElementReference> {
    const search = (css: string, wanted: string | null) =>
      [...document.querySelectorAll<HTMLElement>(css)].find((part) => {
        const called = (part.getAttribute('aria-label') ?? part.textContent ?? '').trim();
        return part.checkVisibility({ visibilityProperty: true }) && (wanted === null || called === wanted);
      }) ?? null;
    await this.until(search, selector, name ?? null);
    return (await this.run(search, selector, name ?? null)) as unknown as ElementReference;
  }

  click(selector: string, name?: string): Promise<void> {
    return this.point('mouse', press, selector, name);
  }

  hover(selector: string, name?: string): Promise<void> {
    return this.point('mouse', [], selector, name);
  }

  tap(selector: string, name?: string): Promise<void> {
    return this.point('touch', press, selector, name);
  }

  private async point(
    pointerType: string,
    actions: object[],
    selector: string,
    name?: string,
  ): Promise<void> {
    const origin = await this.find(selector, name);
    await this.run((part) => (part as unknown as Element).scrollIntoView({ block: 'center' }), origin);
    const move = { type: 'pointerMove', duration: 100, x: 0, y: 0, origin };
    const pointer = {
      type: 'pointer',
      id: pointerType,
      parameters: { pointerType },
      actions: [move, ...actions],
    };
    await this.engine.send('performActions', { actions: [pointer] });
  }

  /** Gives an element the focus, as Tab would. */
  async focus(selector: string, name?: string): Promise<void> {
    const part = await this.find(selector, name);
    await this.run((found) => (found as unknown as HTMLElement).focus(), part);
  }

  press(key: keyof typeof keys): Promise<void> {
    return this.type(keys[key]);
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.engine.send('performActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    await this.engine.send('releaseActions');
  }

  /** Sets the size of the window. Neither engine makes it narrower than some 450 px. */
  async resize(width: number, height: number): Promise<void> {
    await this.engine.send('setWindowRect', { width, height });
    await this.until((wanted) => Math.abs(outerWidth - wanted) < 100, width);
  }
}
