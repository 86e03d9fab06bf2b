import { FactList, PointList, styled } from 'shared/core';
import type { SectionOf } from '../schema/guide.ts';

/** The same few words in every row are no news: they stand back behind the courses' names. */
const Calm = styled('div')({ '& dl dd': { fontWeight: 400 } });

export function Courses({ section }: { section: SectionOf<'courses'> }) {
  return (
    <Calm>
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
    </Calm>
  );
}
