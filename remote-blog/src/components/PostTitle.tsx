/** An article's title, in which a word with hyphens stays on one line wherever a line has room for it. */
export function PostTitle({ title }: { title: string }) {
  return title.split(/(\S+-\S+)/).map((part, index) =>
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
