/** Modules that drawingsPlugin.ts provides, in every package whose Vite configuration uses it. */
declare module '*.tsx?drawing' {
  /** Address of the drawing as an SVG file. */
  const address: string;
  export default address;
}

declare module '*.svg?drawing' {
  /** Address of the brand's SVG in the brand's colours. */
  const address: string;
  export default address;
}

declare module '*?pictures' {
  /** The pictures of a family, by id. */
  const pictures: Readonly<Record<string, import('@sayapatri/drawings/picture.ts').Picture>>;
  export default pictures;
}
