import { AmountBar } from './AmountBar.tsx';

export const usual = <AmountBar low={45} high={91} most={120} />;
export const withMarker = <AmountBar low={6} high={7} least={5} most={8} mark={6.5} />;
export const beyondTheScale = <AmountBar low={120} high={120} most={120} mark={200} />;
