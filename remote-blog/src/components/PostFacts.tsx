import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import ModeCommentOutlinedIcon from '@mui/icons-material/ModeCommentOutlined';
import ScheduleOutlinedIcon from '@mui/icons-material/ScheduleOutlined';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { articleTexts } from '../content/articleTexts.ts';
import type { PostSummary } from '../schema/post.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  color: 'var(--mui-palette-text-secondary)',
});

const Item = styled('li')({ position: 'relative', display: 'inline-flex', alignItems: 'center', gap: 5 });

const iconStyle = { fontSize: '1.125rem', color: 'var(--mui-palette-accentText)' };

const icons = {
  author: GroupsOutlinedIcon,
  date: CalendarMonthOutlinedIcon,
  readTime: ScheduleOutlinedIcon,
  views: VisibilityOutlinedIcon,
  comments: ModeCommentOutlinedIcon,
};

type PostFact = keyof typeof icons;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `0 comments`, `1 comment`, `271 views`. */
const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A row of short facts about an article, in the order given. */
export function PostFacts({ post, facts }: { post: PostSummary; facts: readonly PostFact[] }) {
  return (
    <List>
      {facts.map((fact, index) => {
        const FactIcon = icons[fact];
        return (
          <Item key={fact}>
            <FactIcon sx={iconStyle} />
            {fact === 'date' ? (
              <time dateTime={post.date}>{day.format(new Date(post.date))}</time>
            ) : (
              textOf(post, fact)
            )}
            {/* Keeps one fact apart from the next where the text is copied. */}
            {index < facts.length - 1 ? (
              <Box component="span" sx={visuallyHidden}>
                ,{' '}
              </Box>
            ) : null}
          </Item>
        );
      })}
    </List>
  );
}

function textOf(post: PostSummary, fact: Exclude<PostFact, 'date'>): string {
  switch (fact) {
    case 'author':
      return post.author;
    case 'readTime':
      return articleTexts.minutes(post.readTime);
    case 'views':
      return countOf(post.views, 'view');
    case 'comments':
      return countOf(post.comments, 'comment');
  }
}
