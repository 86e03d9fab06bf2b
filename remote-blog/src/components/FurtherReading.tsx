import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FurtherPage } from '../list/furtherPages.ts';

interface FurtherReadingProps {
  id: string;
  title: string;
  pages: readonly FurtherPage[];
}

/** Links to further pages; nothing if there are none. */
export function FurtherReading({ id, title, pages }: FurtherReadingProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <Typography variant="h4" component="h2" id={id} sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0, p: 0, listStyle: 'none' }}
      >
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} variant="body2" sx={{ display: 'inline-block', py: 1.25 }}>
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </nav>
  );
}
