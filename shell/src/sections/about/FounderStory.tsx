import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { StaffMember } from '../../schema/entities.ts';
import { Portrait } from '../people/Portrait.tsx';

const Story = styled('figure')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  margin: theme.spacing(2, 0, 0),
}));

const Face = styled(Portrait)(({ theme }) => ({
  width: 112,
  height: 112,
  [theme.breakpoints.up('md')]: { width: 200, height: 200 },
}));

/** Why there is this consultancy, in the words of the content, with the founder's portrait. */
export function FounderStory({ story, founder }: { story: string; founder: StaffMember }) {
  return (
    <Story>
      <Face image={founder.image} name={founder.name} loading="eager" />
      <div>
        <Typography component="blockquote" sx={{ m: 0, typography: { md: 'subtitle1' } }}>
          {story}
        </Typography>
        <Typography component="figcaption" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          <strong>{founder.name}</strong>, {founder.role}
        </Typography>
      </div>
    </Story>
  );
}
