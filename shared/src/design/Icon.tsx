import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type IconName, icons } from './icons.ts';

/** An icon from the set, by name. Decorative unless `titleAccess` is given. */
export function Icon({ name, ...props }: SvgIconProps & { name: IconName }) {
  const Glyph = icons[name];
  return <Glyph {...props} />;
}
