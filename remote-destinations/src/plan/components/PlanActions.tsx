import ChatBubbleOutlineOutlinedIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ShareActions, useHydrated } from '@sayapatri/design';
import { useLocation } from 'react-router-dom';

export interface PlanActionsProps {
  /** The button's text. */
  label: string;
  /** The title of the shared page. */
  title: string;
  /** The plan in a few words, as the message of an enquiry; the page's address is appended. */
  question: string;
}

/** Buttons to ask us about the plan in the address, and to keep or share it. */
export function PlanActions({ label, title, question }: PlanActionsProps) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  // Without scripts the address holds no answers.
  const text = hydrated ? `${question}\n${window.location.origin}${pathname}${search}` : question;
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
