import type { ReactNode } from 'react';

/** A component's examples by their names. */
export type Examples = Readonly<Record<string, ReactNode>>;

const files = {
  ...import.meta.glob<Examples>('../components/*/examples.tsx', { eager: true }),
  ...import.meta.glob<Examples>(['../carousel/examples.tsx', '../toasts/examples.tsx'], { eager: true }),
};

/** The examples of every component of the design system, the carousel and the toasts, by the component's folder. */
export const examplesByComponent: Readonly<Record<string, Examples>> = Object.fromEntries(
  Object.entries(files).map(([file, examples]) => [file.split('/').at(-2) ?? file, { ...examples }]),
);
