import { styled } from '@mui/material/styles';
import { OutlinedLink, PointList } from '@sayapatri/design';
import { evenColumns } from '../components/evenColumns.ts';
import { Swipe } from '../components/Swipe.tsx';
import { statedText } from '../components/statedText.ts';
import { labels } from '../content/labels.ts';
import type { ItemOf, SectionOf } from '../schema/guide.ts';

/** A link without a button's look, because the buttons of a guide lead to the consultancy. */
const Quiet = styled('span')({
  // Keeps the link on the title's line.
  marginBlock: -9,
  '&& a': { padding: 0, border: 0, textDecoration: 'underline' },
});

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
            <Quiet>
              <OutlinedLink
                label={labels.officialPage}
                more={labels.ofUniversity(scholarship.name)}
                href={scholarship.website}
              />
            </Quiet>
          ),
        }))}
      />
    </Swipe>
  );
}
