/** Provided by photosPlugin.ts, in every package. */
declare module '*?photo' {
  const photo: import('../design/Picture/photo.ts').Photo;
  export default photo;
}
