/** The definitions of all released packages, the shell's first. */
declare module 'virtual:packages' {
  import type { Remote } from '@sayapatri/contract';

  const packages: readonly Remote[];
  export default packages;
}
