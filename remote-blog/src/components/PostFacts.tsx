import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayText } from '@sayapatri/facts/english';
import { Fragment } from 'react';
import { articleTexts } from '../content/articleTexts.ts';
import type { PostSummary } from '../schema/post.ts';

/** `0 comments`, `1 comment`, `271 views`. */
const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const words = {
  author: ({ author }: PostSummary) => author,
  date: ({ date }: PostSummary) => <time dateTime={date}>{dayText(new Date(date))}</time>,
  readTime: ({ readTime }: PostSummary) => articleTexts.minutes(readTime),
  views: ({ views }: PostSummary) => countOf(views, 'view'),
  comments: ({ comments }: PostSummary) => countOf(comments, 'comment'),
};

interface PostFactsProps {
  post: PostSummary;
  facts: readonly (keyof typeof words)[];
}

/** A line of short facts about an article, in the order given. */
export function PostFacts({ post, facts }: PostFactsProps) {
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {facts.map((fact, index) => (
        // A line ends between two facts.
        <Fragment key={fact}>
          <Box component="span" sx={{ display: 'inline-block' }}>
            <span>{words[fact](post)}</span>
            {index < facts.length - 1 ? ' ·' : null}
          </Box>{' '}
        </Fragment>
      ))}
    </Typography>
  );
}
