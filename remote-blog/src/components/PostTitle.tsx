import { Fragment } from 'react';

/**
 * An article's title. It breaks after a colon first; a word with hyphens and an article before it stay
 * together. Both wherever a line has room for them.
 */
export function PostTitle({ title }: { title: string }) {
  return title.split(/(?<=:) /).map((part, index) => (
    <Fragment key={index}>
      {/* Outside, as a space at the end of a box would be dropped. */}
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

const whole = { display: 'inline-block' };
