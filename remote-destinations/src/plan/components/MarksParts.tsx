import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import marks from '../content/marks.ts';
import { ReadingParts } from '../reading/ReadingParts.tsx';

/** What marks and years from Nepal count for abroad. It depends on no answer, so its page loads it last (React.lazy). */
export default function MarksParts() {
  return <ReadingParts content={marks} figures={{ grades: <RangeBars {...marks.ladder} /> }} />;
}
