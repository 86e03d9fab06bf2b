import { styled } from '@mui/material/styles';
import { brand } from '@sayapatri/facts/brand';

const Imprint = styled('p')({
  display: 'none',
  '@media print': { display: 'block', borderTop: '1px solid', paddingTop: 12 },
});

/** The consultancy's name and contacts on paper, which has neither header nor footer. */
export function PrintedBy({ path }: { path: string }) {
  const phones = brand.phones.map(({ label }) => label).join(', ');
  return (
    <Imprint>
      {`${brand.fullName}, ${brand.offices.map(({ address }) => address).join(' and ')}. ${phones}, ${brand.email}. ${brand.origin}${path}`}
    </Imprint>
  );
}
