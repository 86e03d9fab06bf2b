import { styled } from '@mui/material/styles';
import { BothSchemes } from './BothSchemes.tsx';
import { type Examples, examplesByComponent } from './examples.ts';
import { themeExamples } from './themeExamples.tsx';

const Contents = styled('nav')({
  columns: '10em',
  marginBlock: 24,
  '& a': { display: 'block', color: 'var(--mui-palette-primary-main)' },
});

const Sheet = styled('section')({
  marginBlock: 48,
  '& > div > h3': { margin: '16px 0 4px', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
});

/** `longText` -> `long text`. */
const spoken = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** One component with each of its examples under the example's name. */
function ComponentSheet({ name, examples }: { name: string; examples: Examples }) {
  return (
    <Sheet id={name}>
      <h2>{name}</h2>
      {Object.entries(examples).map(([example, content]) => (
        <div key={example} data-example={`${name}, ${spoken(example)}`}>
          <h3>{spoken(example)}</h3>
          <BothSchemes>{content}</BothSchemes>
        </div>
      ))}
    </Sheet>
  );
}

const all = { ...themeExamples, ...examplesByComponent };

/** MUI's parts in the site's theme, then every component of the design system, each with its examples. */
export default function Components() {
  return (
    <>
      <Contents aria-label="Components">
        {Object.keys(all).map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </Contents>
      {Object.entries(all).map(([name, examples]) => (
        <ComponentSheet key={name} name={name} examples={examples} />
      ))}
    </>
  );
}
