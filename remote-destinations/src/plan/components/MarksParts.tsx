import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import marks from '../content/marks.ts';
import { ReadingPart } from '../reading/ReadingPart.tsx';
import { PlanSources } from './PlanSources.tsx';

/** What marks and years from Nepal count for abroad. It depends on no answer, so its page loads it last (React.lazy). */
export default function MarksParts() {
  const { parts, facts, ladder, changing } = marks;
  return (
    <>
      {parts.map((part) => (
        <ReadingPart
          key={part.id}
          part={part}
          figure={part.id === 'grades' ? <RangeBars {...ladder} /> : undefined}
        />
      ))}
      <PlanSources facts={facts} changing={changing} />
    </>
  );
}
