import { CardFrame } from '../Card/Card.tsx';
import { StretchedLink } from './StretchedLink.tsx';

export const inACard = (
  <CardFrame>
    <StretchedLink to="/study-in-japan">Japan</StretchedLink>
    The whole card can be clicked.
  </CardFrame>
);
