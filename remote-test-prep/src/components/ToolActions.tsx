import { useState } from 'react';
import { Button, brand, Icon, LinkButton, styled, useHydrated, useLocation } from 'shared/core';
import { shareTargets } from 'shared/share';
import type { ScoresContent } from '../content/scores.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 24,
  '& p': { margin: 0, fontSize: '0.9375rem' },
  // Buttons need a script.
  '@media (scripting: none)': { '& button': { display: 'none' } },
  '@media print': { display: 'none' },
});

/** Ways to keep or send this page with the score that its address names. */
export function ToolActions({ texts, title }: { texts: ScoresContent['actions']; title: string }) {
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const [status, setStatus] = useState('');
  const url = hydrated ? `${window.location.origin}${pathname}${search}` : `${brand.origin}${pathname}`;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setStatus(texts.copied),
      () => setStatus(url),
    );
  return (
    <Row>
      <Button variant="outlined" startIcon={<Icon name="print" />} onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button variant="outlined" onClick={copy}>
        {texts.copy}
      </Button>
      {shareTargets(title, url)
        .slice(0, 2)
        .map(({ label, href }) => (
          <LinkButton key={label} href={href} variant="outlined">
            {label}
          </LinkButton>
        ))}
      <p role="status">{status}</p>
    </Row>
  );
}
