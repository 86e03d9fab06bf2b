import { brand, Icon, LinkButton, ShareActions, styled, useHydrated, useLocation } from '@sayapatri/design';

const Row = styled('div')({ marginTop: 28, '@media print': { display: 'none' } });

interface PlanActionsProps {
  /** The button's text. */
  label: string;
  /** The title of what is shared. */
  title: string;
  /** The plan in a few words, as the message of an enquiry; the page's address is appended. */
  question: string;
}

/** Buttons to ask us about the plan in the address, and to keep or share it. */
export function PlanActions({ label, title, question }: PlanActionsProps) {
  const { pathname, search } = useLocation();
  const url = useHydrated() ? `${window.location.origin}${pathname}${search}` : `${brand.origin}${pathname}`;
  return (
    <Row>
      <LinkButton
        href={`/contact?message=${encodeURIComponent(`${question}\n${url}`)}`}
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<Icon name="chat" />}
      >
        {label}
      </LinkButton>
      <ShareActions print title={title} services={['WhatsApp', 'Viber']} />
    </Row>
  );
}
