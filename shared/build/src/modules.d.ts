/** Modules that factModules.ts and photosPlugin.ts provide, in every package whose Vite configuration uses them. */
declare module '*.json?facts' {
  /** The fact with this id. Throws an Error that names an id which the file lacks. */
  const fact: (id: string) => import('@sayapatri/facts').Fact;
  export default fact;
}

declare module '*?photo' {
  const photo: import('@sayapatri/design').Photo;
  export default photo;
}

declare module 'virtual:provided-modules' {
  /** What the shell provides to remotes (sharing.ts). */
  export const providedModules: readonly { name: string; version: string; module: unknown }[];
}
