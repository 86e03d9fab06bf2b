import Link from '@mui/material/Link';
import { PointList } from '@sayapatri/design';
import { evenColumns } from '../components/evenColumns.ts';
import { LinkLabel } from '../components/LinkButtons.tsx';
import { Swipe } from '../components/Swipe.tsx';
import { statedText } from '../components/statedText.ts';
import { labels } from '../content/labels.ts';
import type { ItemOf, SectionOf } from '../schema/guide.ts';

function Terms({ amount, description, coverage, eligibility }: ItemOf<'scholarships'>) {
  return (
    <>
      <strong>{statedText(amount)}</strong>
      {description ? <p>{description}</p> : null}
      {coverage ? <p>{`${labels.coverage}: ${coverage}`}</p> : null}
      {eligibility ? <p>{`${labels.eligibility}: ${eligibility}`}</p> : null}
    </>
  );
}

export function Scholarships({ section }: { section: SectionOf<'scholarships'> }) {
  return (
    <Swipe>
      <PointList
        heading="h4"
        columns={evenColumns(section.items)}
        points={section.items.map((scholarship) => ({
          title: scholarship.name,
          text: <Terms {...scholarship} />,
          end: (
            <Link href={scholarship.website} sx={{ position: 'relative' }}>
              <LinkLabel
                label={labels.officialPage}
                more={labels.ofUniversity(scholarship.name)}
                href={scholarship.website}
              />
            </Link>
          ),
        }))}
      />
    </Swipe>
  );
}
