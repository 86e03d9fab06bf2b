import type { CSSProperties } from 'react';
import { type Family, families } from './families.ts';

function Sheet({ title, shownAt, pictures }: Family) {
  return (
    <>
      <h2>{title}</h2>
      <ul style={{ '--width': `${shownAt}px` } as CSSProperties}>
        {Object.entries(pictures).map(([id, { src, alt, width, height }]) => (
          <li key={id}>
            <img src={src} alt={alt} width={width} height={height} />
            <strong>{id}</strong>
            <br />
            <small>{alt}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every picture of the drawing families at the size that the site shows it, in both schemes side by side. */
export function ContactSheet() {
  return (
    <main>
      {['light', 'dark'].map((scheme) => (
        <section key={scheme} className={scheme}>
          <h1>{scheme === 'light' ? 'Light' : 'Dark'}</h1>
          {families.map((family) => (
            <Sheet key={family.title} {...family} />
          ))}
        </section>
      ))}
    </main>
  );
}
