import { VisuallyHidden } from './VisuallyHidden.tsx';

export const usual = (
  <p style={{ position: 'relative' }}>
    Website <VisuallyHidden>of the University of Sydney (opens in a new tab)</VisuallyHidden>
  </p>
);
