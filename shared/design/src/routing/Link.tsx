import { type LinkProps, Link as RouterLink } from 'react-router-dom';

/**
 * A link to a path of this site, without the router's attribute for a kind of server that this site does not have,
 * which would be 81 bytes of each page.
 */
export const Link = (props: LinkProps) => <RouterLink discover="none" {...props} />;
