import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { radii } from '@sayapatri/design';
import type { CallToActionSection } from '../schema/guide.ts';

/** The closing invitation. As specified, a button without an address does nothing. */
export const CallToAction = ({ id, title, intro, button: { label, to } }: CallToActionSection) => (
  <Box
    component="section"
    id={id}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      mt: 3,
      p: 2,
      borderRadius: `${radii.card}px`,
      bgcolor: 'bandDeep',
      color: 'onDeep',
      '@media print': { display: 'none' },
    }}
  >
    <Box sx={{ flex: '1 1 260px' }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2">{intro}</Typography>
    </Box>
    <Button variant="contained" color="secondary" {...(to && { href: to })}>
      {label}
    </Button>
  </Box>
);
