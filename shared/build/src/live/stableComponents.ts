/** Runs in the browser, in development only: components that stay the same for React while their source changes. */
import {
  Component as ClassComponent,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useSyncExternalStore,
} from 'react';

type Module = Record<string, unknown>;
type Component = FunctionComponent<object>;

interface Stable {
  component: Component;
  /** Draws `next` from now on, with its state unless it calls other hooks than before. */
  change: (next: Component) => void;
}

const isComponent = (value: unknown): value is Component =>
  typeof value === 'function' && /^[A-Z]/.test(value.name);

interface BoundaryProps {
  /** The number of the component's changes. */
  version: number;
  children: ReactNode;
}

/** Shows an error of the component in its place until its source changes: the shell's own boundary would stay as it is. */
class Boundary extends ClassComponent<BoundaryProps, { version: number; error?: unknown; failed: boolean }> {
  override state = { version: this.props.version, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ version }: BoundaryProps, state: { version: number }) {
    return version === state.version ? null : { version, failed: false };
  }

  override render() {
    const { error, failed }: { error?: unknown; failed: boolean } = this.state;
    return failed ? createElement('pre', { role: 'alert' }, String(error)) : this.props.children;
  }
}

/** The hooks that the component calls, in order: state can be kept only where they are the same. */
const hooksOf = (component: Component) => (String(component).match(/\buse[A-Z]\w*(?=\)?\()/g) ?? []).join();

function stableFor(first: Component): Stable {
  let current = first;
  let version = 0;
  let mount = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const Current: Component = (props) => current(props);
  const component: Component = (props) => {
    useSyncExternalStore(
      subscribe,
      () => version,
      () => version,
    );
    const children = createElement(Current, { ...props, key: mount });
    return createElement(Boundary, { version, children });
  };
  const change = (next: Component) => {
    if (hooksOf(next) !== hooksOf(current)) mount += 1;
    current = next;
    version += 1;
    for (const listener of listeners) listener();
  };
  return { component, change };
}

/** Returns the module with a stable component in place of each of its own, and a function that takes its next version. */
export function stableModule(source: Module) {
  const stable = new Map<string, Stable>();
  for (const [name, value] of Object.entries(source))
    if (isComponent(value)) stable.set(name, stableFor(value));
  const module: Module = Object.fromEntries(
    Object.entries(source).map(([name, value]) => [name, stable.get(name)?.component ?? value]),
  );
  /** Returns false when something else than a component has changed, which only a new document shows. */
  const change = (next: Module): boolean => {
    const fits = Object.keys({ ...source, ...next }).every((name) =>
      stable.has(name) ? isComponent(next[name]) : next[name] === source[name],
    );
    if (fits) for (const [name, { change: draw }] of stable) draw(next[name] as Component);
    return fits;
  };
  return { module, change };
}
