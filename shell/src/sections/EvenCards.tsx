import { CardGrid, styled } from 'shared/core';

/** Cards in whose rows the titles, the texts and the lists each begin at one height. */
export const EvenCards = styled(CardGrid)({
  '& > li': {
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    alignItems: 'start',
  },
});
