import ChatBubbleOutlineOutlinedIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPlan } from '@sayapatri/contract/plan';
import { ShareActions, useHydrated } from '@sayapatri/design';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export interface PlanActionsProps {
  /** The button's text. */
  label: string;
  /** The title of the shared page. */
  title: string;
  /** The plan in a few words, as the message of an enquiry; the page's address is appended. */
  question: string;
  /** Whether the visitor has made choices that the address does not hold, e.g. ticks. */
  planned?: boolean;
}

/** Buttons to ask us about the plan in the address, and to keep or share it. The contact form offers to send it along. */
export function PlanActions({ label, title, question, planned = false }: PlanActionsProps) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  // Without scripts the address holds no answers.
  const text = hydrated ? `${question}\n${window.location.origin}${pathname}${search}` : question;
  // The page's first answers are not the visitor's, unless the visitor returns to them.
  const hasPlanned = useRef(false);
  useEffect(() => {
    if (hydrated && (planned || search !== '')) hasPlanned.current = true;
    if (hasPlanned.current) keepPlan(pathname, text);
  }, [hydrated, planned, search, pathname, text]);
  return (
    <Box sx={{ mt: 4, displayPrint: 'none' }}>
      <Button
        href={`/contact?message=${encodeURIComponent(text)}`}
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<ChatBubbleOutlineOutlinedIcon />}
      >
        {label}
      </Button>
      <ShareActions print title={title} />
    </Box>
  );
}
