/** Provided by photosPlugin.ts, in every package. */
declare module '*?photo' {
  const photo: import('@sayapatri/design/photo').Photo;
  export default photo;
}
