/** A drawing for the tests of drawSvg.ts. */
export const Ridge = () => (
  <svg viewBox="0 0 8 4" aria-hidden="true">
    <path d="M0 4 4 0l4 4" />
  </svg>
);
