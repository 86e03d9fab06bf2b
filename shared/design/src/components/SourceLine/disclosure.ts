/** A fold's title: a chevron after it, in place of the browser's triangle, shows whether the fold is open. */
export const disclosure = {
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '""',
    display: 'inline-block',
    width: 9,
    height: 9,
    marginLeft: 10,
    borderRight: '2px solid',
    borderBottom: '2px solid',
    translate: '0 -3px',
    rotate: '45deg',
    'details[open] > &': { translate: '0 2px', rotate: '225deg' },
  },
} as const;
