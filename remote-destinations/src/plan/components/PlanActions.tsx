import ChatBubbleOutlineOutlinedIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPlan } from '@sayapatri/contract/plan';
import { ShareActions, useHydrated } from '@sayapatri/design';
import { brand } from '@sayapatri/facts/brand';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const Row = styled('div')({
  marginTop: 28,
  '@media print': { display: 'none' },
  '& > a, & > button': { margin: '0 20px 12px 0' },
  '& > span': { display: 'block', margin: '12px 0 -8px', fontSize: '0.9375rem' },
});

export interface PlanActionsProps {
  /** The button's text. */
  label: string;
  /** The title of the shared page. */
  title: string;
  /** The plan in a few words, as the message of an enquiry; the page's address is appended. */
  question: string;
  /** Whether the visitor has made choices that the address does not hold, e.g. ticks. */
  planned?: boolean;
  /** Beside the button. */
  children?: ReactNode;
}

/** Buttons to ask us about the plan in the address, and to keep or share it. The contact form offers to send it along. */
export function PlanActions({ label, title, question, planned = false, children }: PlanActionsProps) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const url = hydrated ? `${window.location.origin}${pathname}${search}` : `${brand.origin}${pathname}`;
  const text = `${question}\n${url}`;
  // The page's first answers are not the visitor's, unless the visitor returns to them.
  const hasPlanned = useRef(false);
  useEffect(() => {
    if (hydrated && (planned || search !== '')) hasPlanned.current = true;
    if (hasPlanned.current) keepPlan(pathname, text);
  }, [hydrated, planned, search, pathname, text]);
  return (
    <Row>
      <Button
        href={`/contact?message=${encodeURIComponent(text)}`}
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<ChatBubbleOutlineOutlinedIcon />}
      >
        {label}
      </Button>
      {children}
      <span>Send or print this page:</span>
      <ShareActions print title={title} />
    </Row>
  );
}
