import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

interface LinkLineProps {
  links: readonly { label: string; path: string }[];
}

/** Links side by side, with room for a finger. */
export const LinkLine = ({ links }: LinkLineProps) => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0, p: 0, listStyle: 'none' }}>
    {links.map(({ label, path }) => (
      <li key={path}>
        <Link href={path} sx={{ display: 'inline-block', py: 1.25 }}>
          {label}
        </Link>
      </li>
    ))}
  </Box>
);
