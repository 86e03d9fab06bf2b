import { Icon } from '../Icon/Icon.tsx';
import { LinkButton } from './LinkButton.tsx';

export const internal = (
  <LinkButton href="/contact" variant="contained">
    Free Consultation
  </LinkButton>
);
export const external = (
  <LinkButton href="https://www.example.org/" variant="outlined" endIcon={<Icon name="chevronRight" />}>
    Official page
  </LinkButton>
);
export const longText = (
  <LinkButton href="/contact" variant="contained" color="secondary" fullWidth>
    Talk to a counsellor about visas, scholarships and the cost of living in New Zealand
  </LinkButton>
);
