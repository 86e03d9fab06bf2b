import { UsageError } from '@sayapatri/hosting/userError';

/** A whole number of 1 or more. Throws a UsageError otherwise. */
export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`"${text}" is not a whole number of 1 or more: give one.`);
}

/** The text itself. Throws a UsageError where it is empty, as that of an unset variable of a script. */
export function notEmpty(text: string): string {
  if (text.trim() !== '') return text;
  throw new UsageError('An argument is empty: give its value.');
}
