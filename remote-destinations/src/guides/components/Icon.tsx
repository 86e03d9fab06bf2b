import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type IconName, icons } from '../content/icons.ts';

/** An icon by the name that content gives it. Text beside it has its meaning. */
export function Icon({ name, ...props }: SvgIconProps & { name: IconName }) {
  const Named = icons[name];
  return <Named {...props} />;
}
