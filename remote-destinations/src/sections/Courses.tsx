import { FactList, PointList, styled } from 'shared/core';
import { onRequest } from '../content/costRange.ts';
import type { SectionOf } from '../content/guide.ts';

const Frame = styled('div')({
  // The same words in every row are no news: they stand back.
  '&[data-quiet] dd': { fontWeight: 400 },
});

export function Courses({ section }: { section: SectionOf<'courses'> }) {
  const quiet = section.items.every(({ annualFee }) => annualFee === onRequest);
  return (
    <Frame data-quiet={quiet || undefined}>
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
    </Frame>
  );
}
