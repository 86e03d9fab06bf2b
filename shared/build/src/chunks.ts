/** Which modules a build writes into one file, because each file costs a request, and a name and a hash in every page. */
import { muiParts } from './sharing.ts';

const parts = muiParts.join('|');

/** MUI's engine and the parts that the shell provides; a page's further parts come with the page. */
const providedMui = new RegExp(
  `/@mui/(system|styled-engine|private-theming|utils|material/(styles|utils|zero-styled|DefaultPropsProvider|CssBaseline|GlobalStyles|transitions|${parts}))/`,
);

const reactAndRouter =
  /rolldown[:/]runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis)\//;

/**
 * The shell's few files. Libraries and shared packages are files of their own, which stay in browsers' caches when the
 * shell's own code is released.
 */
export const shellChunks = [
  { name: 'libraries', test: (id: string) => reactAndRouter.test(id) || providedMui.test(id) },
  { name: 'core', test: /shared\/(contract|design|facts|pictures)\/src\/(?!toasts|carousel)/ },
];

/** A remote's few files: what stands for the shell's modules, and the components that several of its pages share. */
export const remoteChunks = [
  { name: 'provided', test: /rolldown[:/]runtime|^\0given:|takeShared|shared\/(contract|facts)\/src\// },
  { name: 'components', test: /remote-[a-z-]+\/src\/(.+\/)?components\//, minShareCount: 2 },
];
