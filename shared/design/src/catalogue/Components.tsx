import styled from '@emotion/styled';
import { ComponentSheet } from './ComponentSheet.tsx';
import { examplesByComponent } from './examples.ts';

const Contents = styled('nav')({
  columns: '10em',
  marginBlock: 24,
  '& a': { display: 'block', color: 'var(--mui-palette-primary-main)' },
});

/** Every component of the design system with its examples. */
export default function Components() {
  return (
    <>
      <Contents aria-label="Components">
        {Object.keys(examplesByComponent).map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </Contents>
      {Object.entries(examplesByComponent).map(([name, examples]) => (
        <ComponentSheet key={name} name={name} examples={examples} />
      ))}
    </>
  );
}
