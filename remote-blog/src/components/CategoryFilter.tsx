import { Field } from 'shared/core';
import { listTexts } from '../content/listTexts.ts';

export interface CategoryFilterProps {
  categories: readonly string[];
  category: string;
  onChoose: (category: string) => void;
}

export function CategoryFilter({ categories, category, onChoose }: CategoryFilterProps) {
  // An address may name a category that is gone; the field then still says what is filtered by.
  const choices = categories.includes(category) ? categories : [...categories, category];
  return (
    <Field
      label={listTexts.category}
      name="category"
      choices={choices}
      value={category}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
