import { SourceLine } from '@sayapatri/design';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import marks from '../content/marks.ts';
import { ReadingPart } from '../reading/ReadingPart.tsx';

/** What marks and years from Nepal count for abroad. It depends on no answer, so its page loads it last (React.lazy). */
export default function MarksParts() {
  const { parts, ladder, changing } = marks;
  return (
    <>
      {parts.map((part) => (
        <ReadingPart
          key={part.id}
          part={part}
          figure={part.id === 'grades' ? <RangeBars {...ladder} /> : undefined}
        />
      ))}
      <SourceLine facts={parts.flatMap(({ facts = [] }) => facts)} changing={changing} />
    </>
  );
}
