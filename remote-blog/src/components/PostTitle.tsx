import { Fragment } from 'react';

/**
 * An article's title, which breaks after a colon before it breaks elsewhere, and keeps a hyphenated word and an “A” before
 * the word on one line, as far as a line has room.
 */
export function PostTitle({ title }: { title: string }) {
  return title.split(/(?<=:) /).map((part, index) => (
    <Fragment key={index}>
      {/* The space stands outside the box, which would drop it. */}
      {index > 0 ? ' ' : null}
      <span style={whole}>
        {part.split(/((?:A )?\S+-\S+)/).map((words, place) =>
          place % 2 === 0 ? (
            words
          ) : (
            <span key={place} style={whole}>
              {words}
            </span>
          ),
        )}
      </span>
    </Fragment>
  ));
}

const whole = { display: 'inline-block', maxWidth: '100%' };
