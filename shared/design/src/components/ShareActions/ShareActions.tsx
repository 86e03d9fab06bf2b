import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import SendOutlinedIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { brand } from '@sayapatri/facts/brand';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../hydration/useHydrated.ts';
import { type ShareService, shareTargets } from './shareTargets.ts';

const shareTexts = {
  share: 'Share',
  copy: 'Copy link',
  print: 'Print',
  copied: 'The link is copied.',
  newTab: '(opens in a new tab)',
  notCopied: (url: string) => `The link could not be copied. It is ${url}`,
} as const;

const Frame = styled('div')({
  marginTop: 28,
  '& h2': { margin: '0 0 12px', fontSize: '1.0625rem' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& p': { minHeight: '1.6em', margin: '8px 0 0', fontSize: '0.9375rem', overflowWrap: 'anywhere' },
  '&[data-quiet]': {
    marginTop: 12,
    '& > div': { gap: '0 20px' },
    '& > div > :is(a, button)': {
      minHeight: 44,
      minWidth: 0,
      padding: 0,
      border: 0,
      background: 'none',
      fontSize: '0.9375rem',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
  },
  // The buttons need scripts.
  '@media (scripting: none)': { '& button, & p': { display: 'none' } },
  '@media print': { display: 'none' },
});

export interface ShareActionsProps {
  /** What is shared, as the receiver reads it before the address, e.g. an article's title. */
  title: string;
  /** A heading (h2) above the actions; without one they are a quiet line of links. */
  heading?: string;
  /** The path that is shared, e.g. `/blogs/a`; if left out, the page's own with its query, and so with a tool's input. */
  path?: string;
  /** Services to offer; all if left out. */
  services?: readonly ShareService[];
  /** Offers to print the page as well. */
  print?: boolean;
}

/**
 * Ways to keep or send a page: the device's own sharing where the browser has it, links to services, a button that
 * copies the address. Without scripts the links work and the buttons are hidden.
 */
export function ShareActions({ title, heading, path, services, print }: ShareActionsProps) {
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const [status, setStatus] = useState('');
  const origin = hydrated ? window.location.origin : brand.origin;
  const url = origin + (path ?? pathname + search);

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setStatus(shareTexts.copied),
      () => setStatus(shareTexts.notCopied(url)),
    );
  // A rejection means that the visitor closed the device's dialog.
  const share = () => navigator.share({ title, url }).catch(() => {});

  return (
    <Frame data-quiet={heading === undefined || undefined}>
      {heading ? <h2>{heading}</h2> : null}
      <div>
        {hydrated && 'share' in navigator ? (
          <Button variant="outlined" startIcon={<SendOutlinedIcon />} onClick={share}>
            {shareTexts.share}
          </Button>
        ) : null}
        {shareTargets(title, url, services).map(({ label, href }) => (
          <Button key={label} href={href} variant="outlined">
            {label}
            {href.startsWith('https:') ? ' ' : null}
            {href.startsWith('https:') ? (
              <Box component="span" sx={visuallyHidden}>
                {shareTexts.newTab}
              </Box>
            ) : null}
          </Button>
        ))}
        <Button variant="outlined" onClick={copy}>
          {shareTexts.copy}
        </Button>
        {print ? (
          <Button variant="outlined" startIcon={<PrintOutlinedIcon />} onClick={() => window.print()}>
            {shareTexts.print}
          </Button>
        ) : null}
      </div>
      <p role="status">{status}</p>
    </Frame>
  );
}
