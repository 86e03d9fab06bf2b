import { styled } from '@sayapatri/design';
import type { ReactNode } from 'react';

/** Opens a `details` by style alone, where a browser can. */
const shown = {
  '& > summary': { display: 'none' },
  '&::details-content': { display: 'block', contentVisibility: 'visible', height: 'auto' },
} as const;

const Details = styled('details')({
  '& > summary': {
    width: 'fit-content',
    marginLeft: '1.1em',
    paddingBlock: 10,
    fontWeight: 600,
    // Its second line does not stand below the triangle.
    listStylePosition: 'outside',
    cursor: 'pointer',
  },
  '&& > p': { marginTop: 16 },
  // Closed ones stand close together on a phone.
  '@media (max-width: 599px)': { '&:not([open])': { marginBlock: '-12px -20px' } },
  '@supports selector(::details-content)': {
    '@media print': shown,
    '&:not([data-closed])': { '@media (min-width: 1000px)': shown, 'section:target > &': shown },
  },
});

interface FoldedProps {
  summary: string;
  /** True keeps it closed on a computer too, because a plot above states the same. */
  closed?: boolean;
  children: ReactNode;
}

/** Opens without scripts; the part that a link leads to is open, and so are all where there is room. */
export const Folded = ({ summary, closed, children }: FoldedProps) => (
  <Details data-closed={closed || undefined}>
    <summary>{summary}</summary>
    {children}
  </Details>
);
