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

const shareTexts = {
  label: 'Share:',
  labelWithPrint: 'Share or print:',
  share: 'Send',
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
  /** Offers to print the page as well. */
  print?: boolean;
}

/** Links that open a service with the page's title and address filled in. They load nothing by themselves. */
function servicesFor(text: string) {
  const words = encodeURIComponent(text);
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${words}`, newTab: true },
    { label: 'Viber', href: `viber://forward?text=${words}`, newTab: false },
  ];
}

const look = {
  size: 'small',
  sx: { px: 0.5, minWidth: 0, textDecoration: 'underline' },
} as const;

/**
 * Ways to keep or send a page with its query, and so with a tool's input, as a quiet line of links: the device's own sharing
 * where the browser has it, two services, a button that copies the address. Without scripts the links work and the buttons
 * are hidden.
 */
export function ShareActions({ title, print }: ShareActionsProps) {
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const [status, setStatus] = useState('');
  const url = (hydrated ? window.location.origin : brand.origin) + pathname + search;

  const copy = async () => {
    try {
      // Some apps' own browsers have no clipboard, others refuse it.
      await navigator.clipboard.writeText(url);
      setStatus(shareTexts.copied);
    } catch {
      setStatus(shareTexts.notCopied(url));
    }
  };
  // A rejection means that the visitor closed the device's dialog.
  const share = () => navigator.share({ title, url }).catch(() => {});

  return (
    <Box sx={{ mt: 1.5, '@media print': { display: 'none' } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="span" variant="body2" sx={{ fontWeight: 650 }}>
          {print ? shareTexts.labelWithPrint : shareTexts.label}
        </Typography>
        {hydrated && 'share' in navigator ? (
          <ScriptButton {...look} startIcon={<SendOutlinedIcon />} onClick={share}>
            {shareTexts.share}
          </ScriptButton>
        ) : null}
        {servicesFor(`${title} ${url}`).map(({ label, href, newTab }) => (
          <Button key={label} href={href} {...look}>
            {label} {newTab ? <span style={visuallyHidden}>{shareTexts.newTab}</span> : null}
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
