import { styled } from '@mui/material/styles';
import { PointList, Section } from '@sayapatri/design';
import type { ServicesContent } from '../../schema/pages.ts';

/** A few points that carry a section: each has a large icon, and space instead of a hairline. */
const Points = styled('div')({
  '& p': { textWrap: 'balance' },
  '& ul': { rowGap: 'clamp(24px, 3vw, 40px)' },
  '& ul > li': { padding: 0, border: 0 },
  '& ul > li > svg': {
    boxSizing: 'content-box',
    padding: 14,
    borderRadius: 16,
    color: 'var(--mui-palette-primary-main)',
    background: 'var(--mui-palette-primarySoft)',
  },
});

type IconPointsProps = Omit<ServicesContent['whyChooseUs'], 'intro'> & {
  intro?: string;
  band?: 'sand' | 'plain';
};

/** The features of one service, or what all services have in common: points with an icon each. */
export function IconPoints({ points, band = 'plain', ...heading }: IconPointsProps) {
  return (
    <Section band={band} {...heading}>
      <Points>
        <PointList
          columns={2}
          points={points.map(({ description, ...point }) => ({ ...point, text: description }))}
        />
      </Points>
    </Section>
  );
}
