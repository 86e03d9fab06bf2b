import { Field } from '@sayapatri/design';
import { useEffect, useId } from 'react';
import { listTexts } from '../content/listTexts.ts';

interface CategoryFilterProps {
  categories: readonly string[];
  category: string;
  onChoose: (category: string) => void;
}

export function CategoryFilter({ categories, category, onChoose }: CategoryFilterProps) {
  const id = useId();

  // On a slow phone the visitor may have chosen a category before this code was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the choice at the start
  useEffect(() => {
    const select = document.getElementById(id);
    if (select instanceof HTMLSelectElement && select.value !== category) onChoose(select.value);
  }, []);

  // An address may name a category that no longer exists; the field then still shows it.
  const choices = categories.includes(category) ? categories : [...categories, category];
  return (
    <Field
      id={id}
      label={listTexts.category}
      name="category"
      choices={choices}
      value={category}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
