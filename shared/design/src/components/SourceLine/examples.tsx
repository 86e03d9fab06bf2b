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
export const longText = (
  <SourceLine
    facts={[
      ledgerFact(),
      ledgerFact({ asOf: '2025-11-11', source: { ...visa, page: 'Student visa: money you need' } }),
      specFact({ source: { body: 'UKCISA', page: 'Working', url: 'https://www.ukcisa.org.uk/' } }),
    ]}
    changing="fees, working hours and the money to show"
  />
);
