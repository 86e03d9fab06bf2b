/** What factModules.ts provides, in every package. */
declare module '*.json?facts' {
  /** The fact with this id. Throws an Error that names an id which the file lacks. */
  const fact: (id: string) => import('@sayapatri/facts').Fact;
  export default fact;
}
