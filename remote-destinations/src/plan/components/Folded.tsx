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
    'section:target > &': shown,
  },
});

interface FoldedProps {
  summary: string;
  children: ReactNode;
}

/** Opens without scripts; the part that a link leads to is open. */
export const Folded = ({ summary, children }: FoldedProps) => (
  <Details>
    <summary>{summary}</summary>
    {children}
  </Details>
);
