/**
 * An article's title, in which a word with hyphens, and an article before it, stay on one line wherever a line has room
 * for them.
 */
export function PostTitle({ title }: { title: string }) {
  return title.split(/((?:A )?\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} style={whole}>
        {part}
      </span>
    ),
  );
}

const whole = { display: 'inline-block' };
