import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { listTexts } from '../content/listTexts.ts';

const { noMatch, pastTheEnd } = listTexts.empty;

interface EmptyListProps {
  /** Number of articles that match search and category. */
  matching: number;
  page: number;
  /** The nearest page that holds articles. */
  back: number | undefined;
  onGo: (page: number) => void;
  onShowAll: () => void;
}

/** Shown instead of the cards: why there are none, and a link back. */
export function EmptyList({ matching, page, back, onGo, onShowAll }: EmptyListProps) {
  if (matching === 0 || back === undefined)
    return (
      <Notice text={noMatch.text}>
        <Button variant="outlined" onClick={onShowAll}>
          {noMatch.button}
        </Button>
      </Notice>
    );
  return (
    <Notice text={pastTheEnd.text(page, back)}>
      <Button variant="outlined" onClick={() => onGo(back)}>
        {pastTheEnd.button(back)}
      </Button>
    </Notice>
  );
}

const Notice = ({ text, children }: { text: string; children: ReactNode }) => (
  <Card>
    <CardContent>
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      {children}
    </CardContent>
  </Card>
);
