import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import SendOutlinedIcon from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useHydrated } from '../../hydration/useHydrated.ts';

const shareTexts = {
  send: 'Send this page',
  copy: 'Copy the link',
  print: 'Print',
  copied: 'The link is copied.',
  notCopied: (url: string) => `The link could not be copied. It is ${url}`,
} as const;

/** They need scripts. */
const Actions = styled(Stack)({
  marginTop: 12,
  // The first icon stands on the page's edge.
  marginLeft: -14,
  alignItems: 'center',
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

interface ShareActionsProps {
  /** What is shared, as the receiver reads it before the address, e.g. an article's title. */
  title: string;
  /** Offers to print the page as well. */
  print?: boolean;
}

/**
 * Sends the page with its query, and so with a tool's input, by the device's own dialog, which knows the visitor's messengers;
 * where the browser has none, it copies the address.
 */
export function ShareActions({ title, print }: ShareActionsProps) {
  const canSend = useHydrated() && 'share' in navigator;
  const [status, setStatus] = useState('');

  const share = async () => {
    const url = window.location.href;
    // A rejection means that the visitor closed the device's dialog.
    if (canSend) return navigator.share({ title, url }).catch(() => {});
    try {
      // Some apps' own browsers have no clipboard, others refuse it.
      await navigator.clipboard.writeText(url);
      setStatus(shareTexts.copied);
    } catch {
      setStatus(shareTexts.notCopied(url));
    }
  };

  return (
    <Actions direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
      <Button size="small" startIcon={<SendOutlinedIcon />} onClick={share}>
        {canSend ? shareTexts.send : shareTexts.copy}
      </Button>
      {print ? (
        <Button size="small" startIcon={<PrintOutlinedIcon />} onClick={() => window.print()}>
          {shareTexts.print}
        </Button>
      ) : null}
      <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {status}
      </Typography>
    </Actions>
  );
}
