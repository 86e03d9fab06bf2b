import { brand, Icon, LinkButton, ShareActions, styled, useHydrated, useLocation } from 'shared/core';

const Row = styled('div')({ marginTop: 28, '@media print': { display: 'none' } });

interface PlanActionsProps {
  /** The button's words. */
  label: string;
  /** What is shared, by name. */
  title: string;
  /** The plan in a few words, for the enquiry; the page's address is added. */
  question: string;
}

/** Ask us about the plan that the address names, or keep and send it. */
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
