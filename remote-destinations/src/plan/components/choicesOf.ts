/** A choice: its label, and its value in the form. */
export interface Choice {
  value: string;
  label: string;
}

/** The choices of a form control from an object of labels by value. */
export const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
