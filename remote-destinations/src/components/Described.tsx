import type { ReactNode } from 'react';

/** A table row's heading, with a sentence below it if given. */
export function Described({ name, description }: { name: string; description?: ReactNode }) {
  return (
    <>
      {name}
      {description ? <p>{description}</p> : null}
    </>
  );
}
