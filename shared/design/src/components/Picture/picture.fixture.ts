import type { Photo } from './photo.ts';

const campus =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#CCDDEE" d="M0 0h400v300H0z"/><path fill="#336699" d="M40 300V160h120V90l40-50 40 50v70h120v140z"/></svg>';

export const drawing = {
  src: `data:image/svg+xml,${encodeURIComponent(campus)}`,
  width: 400,
  height: 300,
};

export const photo: Photo = {
  ...drawing,
  sources: [{ type: 'image/svg+xml', srcSet: `${drawing.src} 360w, ${drawing.src} 720w` }],
  color: 'rgb(80 120 160)',
};
