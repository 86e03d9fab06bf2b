import { AmountBar } from './AmountBar.tsx';

export const usual = <AmountBar low={45} high={91} most={120} unit="lakh" />;
export const oneAmount = <AmountBar low={120} high={120} most={120} />;
