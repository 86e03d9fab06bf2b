import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import type { ServicesContent } from '../../schema/pages.ts';
import { ContentIcon } from '../ContentIcon.tsx';

/** Side by side where there is room; three points stand below one another on a tablet, so that none stands alone. */
const Points = styled('ul')({
  display: 'grid',
  gap: 'clamp(24px, 3vw, 40px) 40px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Tile = styled(ContentIcon)(({ theme }) => ({
  flex: 'none',
  boxSizing: 'content-box',
  padding: 14,
  borderRadius: 16,
  fontSize: '1.75rem',
  color: theme.vars.palette.primary.main,
  background: theme.vars.palette.primarySoft,
}));

type IconPointsProps = Omit<ServicesContent['whyChooseUs'], 'intro'> & {
  intro?: string;
  band?: 'sand' | 'plain';
};

/** The features of one service, or what all services have in common: points with an icon each. */
export function IconPoints({ points, band = 'plain', ...heading }: IconPointsProps) {
  const beside = points.length === 3 ? 'lg' : 'sm';
  return (
    <Section band={band} {...heading}>
      <Points sx={{ gridTemplateColumns: { [beside]: '1fr 1fr' } }}>
        {points.map(({ icon, title, description }) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2, breakInside: 'avoid' }}>
            <Tile name={icon} />
            <div>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography sx={{ mt: 0.5, maxWidth: '66ch', color: 'text.secondary', textWrap: 'balance' }}>
                {description}
              </Typography>
            </div>
          </Box>
        ))}
      </Points>
    </Section>
  );
}
