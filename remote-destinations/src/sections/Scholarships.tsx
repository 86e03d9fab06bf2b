import { OutlinedLink, PointList } from 'shared/core';
import type { Scholarship } from '../schema/entities.ts';
import type { SectionOf } from '../schema/guide.ts';

function Terms({ amount, description, coverage, eligibility }: Scholarship) {
  return (
    <>
      <strong>{amount}</strong>
      {description ? <p>{description}</p> : null}
      {coverage ? <p>Covers: {coverage}</p> : null}
      {eligibility ? <p>For: {eligibility}</p> : null}
    </>
  );
}

export function Scholarships({ section }: { section: SectionOf<'scholarships'> }) {
  return (
    <PointList
      points={section.items.map((scholarship) => ({
        title: scholarship.name,
        text: <Terms {...scholarship} />,
        end: (
          <OutlinedLink label="Official page" more={`of ${scholarship.name}`} href={scholarship.website} />
        ),
      }))}
    />
  );
}
