import { useState } from 'react';
import { Button, brand, Icon, LinkButton, OutlinedLink, styled, useHydrated } from 'shared/core';
import { shareTargets } from 'shared/share';
import { articleTexts } from '../content/articleTexts.ts';
import { postPath } from '../paths.ts';
import type { PostSummary } from '../schema/post.ts';

const texts = articleTexts.share;

const Box = styled('div')({
  marginTop: 32,
  '& h2': { margin: '0 0 12px', fontSize: '1.0625rem' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& p': { minHeight: '1.6em', margin: '8px 0 0', fontSize: '0.9375rem' },
  // Buttons need a script.
  '@media (scripting: none)': { '& button': { display: 'none' } },
  '@media print': { display: 'none' },
});

/** Ways to send the article to somebody: plain links, a button that copies the address, and the phone's own sharing. */
export function ShareLinks({ post: { slug, title } }: { post: Pick<PostSummary, 'slug' | 'title'> }) {
  const hydrated = useHydrated();
  const [status, setStatus] = useState('');
  const url = `${hydrated ? window.location.origin : brand.origin}${postPath(slug)}`;

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setStatus(texts.copied),
      () => setStatus(texts.notCopied(url)),
    );
  // The visitor may close the phone's dialog, which is no fault.
  const share = () => navigator.share({ title, url }).catch(() => {});

  return (
    <Box>
      <h2>{texts.title}</h2>
      <div>
        {hydrated && 'share' in navigator ? (
          <Button variant="outlined" startIcon={<Icon name="send" />} onClick={share}>
            {texts.device}
          </Button>
        ) : null}
        {shareTargets(title, url).map(({ label, href }) =>
          href.startsWith('https:') ? (
            <OutlinedLink key={label} label={label} href={href} />
          ) : (
            <LinkButton key={label} href={href} variant="outlined">
              {label}
            </LinkButton>
          ),
        )}
        <Button variant="outlined" onClick={copy}>
          {texts.copy}
        </Button>
      </div>
      <p role="status">{status}</p>
    </Box>
  );
}
