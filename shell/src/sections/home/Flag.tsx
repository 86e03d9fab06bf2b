import { styled } from 'shared/core';

const Cloth = styled('img')({
  display: 'block',
  width: 60,
  height: 40,
  borderRadius: 6,
  background: 'var(--primary-soft)',
  outline: '1px solid rgb(0 0 0 / 0.12)',
  outlineOffset: -1,
});

/** Simplified flags, one file per guide, named after the end of its path. */
const files = import.meta.glob<string>('./flags/*.svg', { query: '?url', import: 'default', eager: true });

/** The flag of a guide, or a plain rectangle if there is no file for it. Decorative: the name is next to it. */
export function Flag({ path }: { path: string }) {
  const file = files[`./flags/${path.replace('/study-in-', '')}.svg`];
  if (file === undefined) return <Cloth as="span" />;
  return <Cloth src={file} alt="" width="60" height="40" loading="lazy" />;
}
