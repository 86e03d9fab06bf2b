/** The text with each `{name}` replaced by its value. Throws an Error for a name without a value. */
export const fill = (text: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  text.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`“${text}” has no value for ${name}.`);
    return `${value}`;
  });
