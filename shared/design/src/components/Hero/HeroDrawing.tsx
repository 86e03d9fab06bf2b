/**
 * A drawing in a file of its own, as a hero's `art`. It is decoration, so the words and the code of the page come
 * before it.
 */
export function HeroDrawing({ src }: { src: string }) {
  return <img src={src} alt="" width={1200} height={320} decoding="async" />;
}
