import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { Link } from '../../routing/Link.tsx';

/** Less prominent than a TextLink, because it only explains a word within a sentence. */
const WordLink = styled(Link)({
  // A word such as I-20 moves to the next line as a whole.
  display: 'inline-block',
  color: 'inherit',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '0.2em',
});

const link = /\[([^\]]+)\]\((\/[^)]+)\)/;

/** A sentence of typed content in which links to this site's pages stand as in Markdown: `Ask for the [NOC](/plan/words#noc).` */
export function linkedText(text: string): ReactNode {
  const parts = text.split(link);
  if (parts.length === 1) return text;
  // Text, then a link's words and its path, then text again.
  return parts.map((part, index) =>
    index % 3 === 1 ? (
      <WordLink key={part} to={parts[index + 1] ?? ''}>
        {part}
      </WordLink>
    ) : index % 3 === 0 ? (
      <Fragment key={`after ${parts[index - 1]}`}>{part}</Fragment>
    ) : null,
  );
}
