import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { SourceLine } from '@sayapatri/design';
import { brand } from '@sayapatri/facts/brand';
import labels from '../content/labels.json';
import type { Guide } from '../schema/guide.ts';

const Ground = styled(Container)(({ theme }) => ({
  // Keeps clear of the ridge above the footer.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: 32,
  paddingBlock: '16px clamp(48px, 20px + 6vw, 112px)',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '@media print': { paddingBlock: 8, ...theme.typography.caption },
}));

/** What is open has a row of its own. */
const Fold = styled('details')({
  // On the line of the sources’ fold, which has this space.
  marginTop: 20,
  '@media (max-width: 599px)': { marginTop: 12 },
  '&[open]': { flexBasis: '100%' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
});

const Opener = styled('summary')({ width: 'fit-content', paddingBlock: 10 });

/** On paper, which has neither header nor footer. */
const Imprint = styled('p')({ display: 'none', '@media print': { display: 'block' } });

/** The guide's end: what has changed, where its figures are from, and on paper the consultancy's contacts. */
export function Foot({ changes, sources, slug }: Pick<Guide, 'changes' | 'sources' | 'slug'>) {
  const phones = brand.phones.map(({ label }) => label).join(', ');
  return (
    <Ground>
      {changes.length > 0 ? (
        <Fold>
          <Opener>{labels.changes}</Opener>
          <List dense disablePadding>
            {changes.map((change) => (
              <ListItem key={change} disableGutters>
                {change}
              </ListItem>
            ))}
          </List>
        </Fold>
      ) : null}
      <SourceLine facts={sources} />
      <Imprint>
        {`${brand.fullName}, ${brand.offices.map(({ address }) => address).join(' and ')}. ${phones}, ${brand.email}. ${brand.origin}/${slug}`}
      </Imprint>
    </Ground>
  );
}
