interface DescribedProps {
  name: string;
  description?: string | undefined;
}

/** The heading of a table's row, with a sentence below it where there is one. */
export function Described({ name, description }: DescribedProps) {
  return (
    <>
      {name}
      {description ? <p>{description}</p> : null}
    </>
  );
}
