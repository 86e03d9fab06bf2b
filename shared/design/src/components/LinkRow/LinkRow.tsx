import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 'clamp(12px, 2.4vw, 24px)',
});

export interface OutlinedLinkProps {
  label: string;
  /** Completes a short label for screen readers, e.g. `of the University of Sydney`. */
  more?: string | undefined;
  /** A path of this site, or an address; one with http(s) opens in a new tab. */
  href: string;
}

/** A link drawn as an outlined button, which tells screen readers when it opens a new tab. */
export function OutlinedLink({ label, more, href }: OutlinedLinkProps) {
  const ending = [more, /^https?:/.test(href) ? '(opens in a new tab)' : undefined].filter(Boolean).join(' ');
  return (
    <Button href={href} variant="outlined">
      {/* The space stands outside: within the positioned box it would be dropped, and two words read as one. */}
      {ending ? `${label} ` : label}
      {ending ? <VisuallyHidden>{ending}</VisuallyHidden> : null}
    </Button>
  );
}

/** A row of links to further pages. */
export function LinkRow({ links }: { links: readonly OutlinedLinkProps[] }) {
  return (
    <Row>
      {links.map((link) => (
        <OutlinedLink key={link.href} {...link} />
      ))}
    </Row>
  );
}
