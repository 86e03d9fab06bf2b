/** A table row's heading, with a sentence below it if given. */
export function Described({ name, description }: { name: string; description?: string | undefined }) {
  return (
    <>
      {name}
      {description ? <p>{description}</p> : null}
    </>
  );
}
