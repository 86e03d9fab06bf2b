/** Provided by drawingsPlugin.ts. */
declare module '*.tsx?drawing' {
  /** Address of the drawing as an SVG file. */
  const address: string;
  export default address;
}
