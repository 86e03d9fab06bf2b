import { CardGrid, styled } from '@sayapatri/design';

/** Cards whose titles, texts and lists line up across a row. */
export const EvenCards = styled(CardGrid)({
  '& > li': {
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    alignItems: 'start',
  },
});
