import { type Fact, factText } from '@sayapatri/facts';

/** A stated fact's figure, as printed. The section that shows it names its source in a SourceLine. */
export const FactValue = ({ fact }: { fact: Fact }) => <>{factText(fact)}</>;
