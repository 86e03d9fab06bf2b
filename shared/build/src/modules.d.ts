/** Modules that drawingsPlugin.ts, factModules.ts and photosPlugin.ts provide, in every package whose Vite configuration uses them. */
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

declare module '*.json?facts' {
  /** The fact with this id. Throws an Error that names an id which the file lacks. */
  const fact: (id: string) => import('@sayapatri/facts').Fact;
  export default fact;
}

declare module '*?photo' {
  const photo: import('@sayapatri/design/photo').Photo;
  export default photo;
}
