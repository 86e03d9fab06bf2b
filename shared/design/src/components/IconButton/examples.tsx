import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

export const usual = (
  <IconButton aria-label="Dismiss">
    <Icon name="close" />
  </IconButton>
);
export const primary = (
  <IconButton aria-label="Next question" color="primary">
    <Icon name="chevronRight" />
  </IconButton>
);
export const disabled = (
  <IconButton aria-label="Send" disabled>
    <Icon name="send" />
  </IconButton>
);
