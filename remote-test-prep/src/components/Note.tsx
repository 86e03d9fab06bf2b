import { styled } from 'shared/core';

/** A remark below a section's content. */
export const Note = styled('p')({
  maxWidth: '66ch',
  margin: '28px 0 0',
  fontSize: '0.9375rem',
  color: 'var(--mui-palette-text-secondary)',
});
