import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

export const contained = <Button variant="contained">Free Consultation</Button>;
export const secondary = (
  <Button variant="contained" color="secondary" size="large">
    Start Your Journey
  </Button>
);
export const outlined = <Button variant="outlined">Read More</Button>;
export const text = <Button>Show less</Button>;
export const withIcon = (
  <Button variant="outlined" startIcon={<Icon name="print" />}>
    Print
  </Button>
);
export const disabled = (
  <Button variant="contained" disabled>
    Previous
  </Button>
);
export const longText = (
  <Button variant="contained" fullWidth>
    Make an appointment for a free consultation with one of our counsellors in Lalitpur or Kathmandu
  </Button>
);
