/**
 * The line above the grid. `matching` is how many posts pass search and category, on whichever page they
 * stand; `total` is how many there are.
 */
export function countLine(matching: number, total: number): string {
  return `Showing ${matching} of ${total} articles`;
}
