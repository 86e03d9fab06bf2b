/**
 * The line above the grid. `matching` is how many posts match search and category, on all pages together; `total` is how
 * many there are.
 */
export function countLine(matching: number, total: number): string {
  return `Showing ${matching} of ${total} articles`;
}
