import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import SendOutlinedIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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

/** The buttons need scripts. */
const ScriptButton = styled(Button)({ '@media (scripting: none)': { display: 'none' } });

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

  // Without a heading they are a quiet line of links.
  const look = heading
    ? ({ variant: 'outlined' } as const)
    : ({
        variant: 'text',
        size: 'small',
        sx: { px: 0.5, minWidth: 0, textDecoration: 'underline' },
      } as const);
  return (
    <Box sx={{ mt: heading ? 3.5 : 1.5, '@media print': { display: 'none' } }}>
      {heading ? (
        <Typography component="h2" variant="h4" sx={{ mb: 1.5 }}>
          {heading}
        </Typography>
      ) : null}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {hydrated && 'share' in navigator ? (
          <ScriptButton {...look} startIcon={<SendOutlinedIcon />} onClick={share}>
            {shareTexts.share}
          </ScriptButton>
        ) : null}
        {shareTargets(title, url, services).map(({ label, href }) => (
          <Button key={label} href={href} {...look}>
            {label}
            {href.startsWith('https:') ? ' ' : null}
            {href.startsWith('https:') ? (
              <Box component="span" sx={visuallyHidden}>
                {shareTexts.newTab}
              </Box>
            ) : null}
          </Button>
        ))}
        <ScriptButton {...look} onClick={copy}>
          {shareTexts.copy}
        </ScriptButton>
        {print ? (
          <ScriptButton {...look} startIcon={<PrintOutlinedIcon />} onClick={() => window.print()}>
            {shareTexts.print}
          </ScriptButton>
        ) : null}
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.6em', overflowWrap: 'anywhere' }}>
        {status}
      </Typography>
    </Box>
  );
}
