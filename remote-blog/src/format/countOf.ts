/** `0 comments`, `1 comment`, `271 views`: the number with its noun. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
