import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Opens a `details` by style alone, where the browser supports it. */
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
    // Keeps the second line clear of the triangle.
    listStylePosition: 'outside',
    cursor: 'pointer',
  },
  '&& > p': { marginTop: 16 },
  // On a phone closed parts stand close together.
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

/** Folds its children below a line. Opens without scripts, on paper, and if a link leads to its part. */
export const Folded = ({ summary, children }: FoldedProps) => (
  <Details>
    <summary>{summary}</summary>
    {children}
  </Details>
);
