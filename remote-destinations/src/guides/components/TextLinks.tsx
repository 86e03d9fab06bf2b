import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import visuallyHidden from '@mui/utils/visuallyHidden';

export interface LinkText {
  label: string;
  /** Completes a short label for screen readers, e.g. `of the University of Sydney`. */
  more?: string | undefined;
  /** A path of this site, or an address; one with http(s) opens in a new tab. */
  href: string;
}

/** A link's label, completed for screen readers, which learn too that it opens a new tab. */
export function LinkLabel({ label, more, href }: LinkText) {
  const ending = [more, /^https?:/.test(href) ? '(opens in a new tab)' : undefined].filter(Boolean).join(' ');
  return (
    <>
      {/* The space stands outside: within the positioned box it would be dropped, and two words read as one. */}
      {ending ? `${label} ` : label}
      {ending ? (
        <Box component="span" sx={visuallyHidden}>
          {ending}
        </Box>
      ) : null}
    </>
  );
}

/** Links to further pages in one row of text. */
export const TextLinks = ({ links }: { links: readonly LinkText[] }) =>
  links.length > 0 ? (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, '@media print': { display: 'none' } }}>
      {links.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          variant="body2"
          sx={{ py: { xs: 1.25, md: 0.75 }, fontWeight: 600 }}
        >
          <LinkLabel {...link} />
        </Link>
      ))}
    </Stack>
  ) : null;
