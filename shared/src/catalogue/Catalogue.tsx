import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { ComponentSheet } from './ComponentSheet.tsx';
import { DrawingSheet } from './DrawingSheet.tsx';
import { drawingFamilies } from './drawingFamilies.ts';
import { type Examples, examplesByComponent } from './examples.ts';

const Contents = styled('nav')({
  columns: '10em',
  marginBlock: 24,
  '& a': { display: 'block', color: 'var(--mui-palette-primary-main)' },
});

/** Every component with its examples and every drawing, each in light and dark side by side. */
export function Catalogue() {
  const components: [string, Examples][] = Object.entries(examplesByComponent);
  const names = [...components.map(([name]) => name), ...drawingFamilies.map(({ title }) => title)];
  return (
    <Container maxWidth={false} component="main">
      <h1>Catalogue of the design system</h1>
      <Contents>
        {names.map((name) => (
          <a key={name} href={`#${encodeURIComponent(name)}`}>
            {name}
          </a>
        ))}
      </Contents>
      {components.map(([name, examples]) => (
        <ComponentSheet key={name} name={name} examples={examples} />
      ))}
      {drawingFamilies.map((family) => (
        <DrawingSheet key={family.title} {...family} />
      ))}
    </Container>
  );
}
