import styled from '@emotion/styled';
import { BothSchemes } from './BothSchemes.tsx';
import { type DrawingFamily, drawingFamilies } from './drawingFamilies.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& img': { display: 'block', width: '100%', height: 'auto', marginBottom: 6, borderRadius: 8 },
});

/** Every picture of a family of drawings, at the size that the site shows it. */
function DrawingSheet({ title, shownAt, pictures }: DrawingFamily) {
  return (
    <section>
      <h2>{title}</h2>
      <BothSchemes>
        <List>
          {Object.entries(pictures).map(([id, { src, alt, width, height }]) => (
            <li key={id} style={{ width: `min(${shownAt}px, 100%)` }}>
              <img src={src} alt={alt} width={width} height={height} loading="lazy" />
              <strong>{id}</strong>
              <br />
              <small>{alt}</small>
            </li>
          ))}
        </List>
      </BothSchemes>
    </section>
  );
}

/** Every picture of every family of drawings. */
export default function Drawings() {
  return drawingFamilies.map((family) => <DrawingSheet key={family.title} {...family} />);
}
