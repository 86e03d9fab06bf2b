import { type LinkProps, Link as RouterLink } from 'react-router-dom';

/** A link to a path of this site, without the router's mark for a kind of server that this site has not: 81 bytes of a page. */
export const Link = (props: LinkProps) => <RouterLink discover="none" {...props} />;
