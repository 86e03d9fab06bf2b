import { FactList, PointList } from 'shared/core';
import type { SectionOf } from '../content/guide.ts';

export function Courses({ section }: { section: SectionOf<'courses'> }) {
  return (
    <PointList
      points={section.items.map(({ name, duration, annualFee, description }) => ({
        title: name,
        text: description,
        end: (
          <FactList
            facts={[
              ['Duration', duration],
              ['Annual fee', annualFee],
            ]}
          />
        ),
      }))}
    />
  );
}
