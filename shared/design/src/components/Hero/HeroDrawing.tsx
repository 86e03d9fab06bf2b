/** A drawing in a file of its own, as a hero's `art`: decoration, which is decoded after the page's words are drawn. */
export function HeroDrawing({ src }: { src: string }) {
  return <img src={src} alt="" width={1200} height={320} decoding="async" />;
}
