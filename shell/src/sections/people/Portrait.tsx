import { styled } from 'shared/core';
import portraits from 'shared/drawings/portraits/portraits.tsx?pictures';

const Picture = styled('img')({
  display: 'block',
  flex: 'none',
  width: 96,
  height: 96,
});

/** The portrait of that id, from the family of drawings that stand in for photographs. */
export function Portrait({ image }: { image: string }) {
  const portrait = portraits[image];
  return portrait ? <Picture {...portrait} loading="lazy" /> : null;
}
