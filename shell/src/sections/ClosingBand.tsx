import { Container, Icon, Link, LinkButton, styled, Typography } from '@sayapatri/design';
import counsellor from '@sayapatri/drawings/people/Counsellor.tsx?drawing';
import { useId } from 'react';
import { contactPhone, freeConsultation, messengers } from '../content/paths.ts';
import { planHub } from '../content/tools.ts';
import type { ClosingText } from '../schema/pages.ts';
import { OfficeStatus } from './OfficeStatus.tsx';

const Ground = styled('section')({ paddingBlock: 'clamp(40px, 4.5vw, 64px) clamp(64px, 9vw, 128px)' });

const Panel = styled('div')({
  position: 'relative',
  padding: 'clamp(28px, 5vw, 56px)',
  borderRadius: 24,
  color: 'var(--on-deep)',
  background: 'var(--band-deep)',
  '& p': { maxWidth: '44em', margin: '12px 0 0', color: 'var(--on-deep-soft)', textWrap: 'balance' },
  // A day stays beside its hours.
  '& p span': { display: 'inline-block' },
  // The counsellor's desk stands on the panel's floor, where there is room beside the words.
  '& > img': { display: 'none' },
  '@media (min-width: 1100px)': {
    paddingRight: 392,
    '& > img': { display: 'block', position: 'absolute', right: 40, bottom: 0, width: 336, height: 'auto' },
  },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  marginTop: 28,
  '& > a:not(:first-of-type)': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    fontWeight: 600,
    color: 'inherit',
    textUnderlineOffset: '0.25em',
  },
});

/** The end of a page: an invitation to the free consultation, the phone, the messengers, the planning tools and the office hours. */
export function ClosingBand({ title, text }: ClosingText) {
  const headingId = useId();
  return (
    <Ground aria-labelledby={headingId}>
      <Container>
        <Panel>
          <Typography variant="h2" id={headingId}>
            {title}
          </Typography>
          <p>{text}</p>
          <Actions>
            <LinkButton href={freeConsultation.href} variant="contained" color="secondary" size="large">
              {freeConsultation.label}
            </LinkButton>
            <a href={contactPhone.href}>
              <Icon name="phone" fontSize="small" />
              {contactPhone.label}
            </a>
            {messengers.map(({ label, href }) => (
              <a key={label} href={href}>
                {label}
              </a>
            ))}
            <Link to={planHub.href}>{planHub.label}</Link>
          </Actions>
          <OfficeStatus withHours />
          <img src={counsellor} alt="" width={360} height={280} loading="lazy" />
        </Panel>
      </Container>
    </Ground>
  );
}
