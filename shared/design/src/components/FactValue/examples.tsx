import { FactValue } from './FactValue.tsx';
import { ledgerFact } from './fact.fixture.ts';

export const usual = <FactValue fact={ledgerFact()} />;
export const holdsUsually = <FactValue fact={ledgerFact({ value: '3 years', usually: true })} />;
