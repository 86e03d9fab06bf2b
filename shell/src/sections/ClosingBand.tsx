import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Part } from '@sayapatri/design';
import counsellor from '@sayapatri/pictures/counsellor.svg';
import { Link as RouterLink } from 'react-router-dom';
import { contactPhone, freeConsultation, messengers } from '../content/paths.ts';
import { planHub } from '../content/tools.ts';
import type { ClosingText } from '../schema/pages.ts';
import { OfficeStatus } from './OfficeStatus.tsx';

const Ground = styled(Container)({
  paddingBlock: 'clamp(24px, 4.5vw, 64px) clamp(52px, 20px + 9vw, 128px)',
  '& p': { textWrap: 'balance' },
  '& p strong': { color: 'var(--mui-palette-onDeep)' },
  // On a tablet the drawing has nearly half of the panel; the heading and the sentence below it stand above both halves.
  '@media screen and (min-width: 700px) and (max-width: 999px)': {
    '--art': 'clamp(240px, 60vw - 180px, 360px)',
    '& > section[data-deep]:has(> img)': {
      paddingRight: 'calc(var(--art) + 36px)',
      '& > div:first-of-type': { marginRight: 'calc(-1 * var(--art))' },
      '& > img': { width: 'var(--art)', height: 'auto' },
    },
  },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 28px',
  // The ways to write and to plan keep a row of their own.
  '& > div': { display: 'flex', flexWrap: 'wrap', flexBasis: '100%', gap: '0 clamp(16px, 2.4vw, 28px)' },
  '@media (max-width: 999px)': { '& > div > a': { fontSize: '0.9375rem' } },
  '& > a:not(:first-of-type), & > div > a': {
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
  return (
    <Ground>
      <Part id="next-step" title={title} intro={text} deep picture={counsellor}>
        <Actions>
          <Button href={freeConsultation.href} variant="contained" color="secondary" size="large">
            {freeConsultation.label}
          </Button>
          <a href={contactPhone.href}>
            <PhoneOutlinedIcon fontSize="small" />
            {contactPhone.label}
          </a>
          <div>
            {messengers.map(({ label, href }) => (
              <a key={label} href={href}>
                {label}
              </a>
            ))}
            <RouterLink to={planHub.href}>{planHub.label}</RouterLink>
          </div>
        </Actions>
        <OfficeStatus withHours />
      </Part>
    </Ground>
  );
}
