import { Container, Icon, Link, LinkButton, styled, Typography } from '@sayapatri/design';
import counsellor from '@sayapatri/drawings/people/Counsellor.tsx?drawing';
import { useId } from 'react';
import { contactPhone, freeConsultation, messengers } from '../content/paths.ts';
import { planHub } from '../content/tools.ts';
import type { ClosingText } from '../schema/pages.ts';
import { OfficeStatus } from './OfficeStatus.tsx';

const Ground = styled('section')({ paddingBlock: 'clamp(24px, 4.5vw, 64px) clamp(52px, 9vw, 128px)' });

const Panel = styled('div')({
  position: 'relative',
  padding: 'clamp(20px, 5vw, 56px)',
  borderRadius: 24,
  color: 'var(--on-deep)',
  background: 'var(--band-deep)',
  '& p': { maxWidth: '44em', margin: '12px 0 0', color: 'var(--on-deep-soft)', textWrap: 'balance' },
  // A day stays beside its hours.
  '& p span': { display: 'inline-block' },
  // The counsellor's desk stands on the panel's floor, where there is room beside the words.
  '& > img': { display: 'none' },
  '@media (min-width: 700px)': {
    paddingRight: 'calc(clamp(220px, 30vw, 336px) + 48px)',
    '& > img': {
      display: 'block',
      position: 'absolute',
      right: 'clamp(16px, 3vw, 40px)',
      bottom: 0,
      width: 'clamp(220px, 30vw, 336px)',
      height: 'auto',
    },
  },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  marginTop: 'clamp(16px, 3vw, 28px)',
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
