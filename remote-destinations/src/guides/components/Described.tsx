import type { ReactNode } from 'react';

/** A table row's heading, with or without a sentence below. */
export function Described({ name, description }: { name: string; description?: ReactNode }) {
  return (
    <>
      {name}
      {description ? <p>{description}</p> : null}
    </>
  );
}
