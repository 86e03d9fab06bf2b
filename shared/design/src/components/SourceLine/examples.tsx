import { ledgerFact, specFact, visa } from './fact.fixture.ts';
import { SourceLine } from './SourceLine.tsx';

export const oneSource = <SourceLine facts={[ledgerFact()]} changing="fees" />;
export const undated = <SourceLine facts={[specFact()]} />;
export const withWorldNote = (
  <SourceLine
    facts={[
      specFact({ worldNote: { text: 'The visa fee has changed since', asOf: '2025-04-09', source: visa } }),
    ]}
  />
);
