import { type ComponentType, useEffect, useState } from 'react';
import type { Toast, ToastControls, ToastStackProps } from './ToastStack.tsx';

let shown = 0;
let controls: ToastControls | undefined;
let waiting: ((controls: ToastControls) => void)[] = [];
let loadStack = () => {};

function run(command: (controls: ToastControls) => void) {
  if (controls) command(controls);
  else {
    waiting.push(command);
    loadStack();
  }
}

/** Shows a toast at the top right, at most 20 at once. Returns the id that `dismissToast` takes. */
export function showToast(toast: Toast): string {
  shown += 1;
  const id = `toast-${shown}`;
  run(({ show }) => show(id, toast));
  return id;
}

/** Removes a toast early; one that has already gone is ignored. */
export function dismissToast(id: string): void {
  run(({ dismiss }) => dismiss(id));
}

/**
 * Loads the toasts' code before the first toast, e.g. while a form is filled in, so that a failing network can still be
 * reported.
 */
export function prepareToasts(): void {
  loadStack();
}

function becomeReady(ready: ToastControls) {
  controls = ready;
  for (const command of waiting) command(ready);
  waiting = [];
}

/**
 * Where toasts appear; mounted once, by the shell. The live region is in the page from the start, as screen readers
 * want it; the code that fills it is loaded with the first toast. If that fails, the toasts so far are dropped: a toast
 * is never the only message.
 */
export function ToastArea() {
  const [Stack, setStack] = useState<ComponentType<ToastStackProps>>();

  useEffect(() => {
    loadStack = () => {
      import('./ToastStack.tsx').then(
        ({ ToastStack }) => setStack(() => ToastStack),
        () => {
          waiting = [];
        },
      );
    };
    if (waiting.length > 0) loadStack();
    return () => {
      loadStack = () => {};
      controls = undefined;
    };
  }, []);

  return (
    <div role="status" aria-label="Notifications" aria-atomic="false">
      {Stack ? <Stack onReady={becomeReady} /> : null}
    </div>
  );
}
