import { Field } from '@sayapatri/design';
import { useEffect, useId } from 'react';
import { listTexts } from '../content/listTexts.ts';

interface SearchFieldProps {
  text: string;
  onType: (text: string) => void;
  /** Called when the visitor leaves the field. */
  onLeave: () => void;
}

export function SearchField({ text, onType, onLeave }: SearchFieldProps) {
  const id = useId();

  // On a slow phone the visitor may have typed before this code was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text at the start
  useEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement && input.value !== text) onType(input.value);
  }, []);

  return (
    <Field
      id={id}
      type="search"
      name="search"
      label={listTexts.search}
      autoComplete="off"
      enterKeyHint="search"
      value={text}
      onChange={({ target }) => onType(target.value)}
      onBlur={onLeave}
    />
  );
}
