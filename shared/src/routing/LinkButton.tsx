import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** A link that looks like a button. Internal paths navigate without a reload; others open in a new tab. */
export function LinkButton({ href, ...props }: ButtonProps<'a'> & { href: string }) {
  if (href.startsWith('/')) return <Button {...props} component={Link} to={href} />;
  const external = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <Button {...external} {...props} href={href} />;
}
