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
  {
    name: 'core',
    test: /shared\/(contract|design|facts|pictures)\/src\/(?!toasts|carousel|components\/(FormField|HeadRow|Plot))/,
  },
];

/**
 * A remote's few files: what its entry takes the shell's modules with, what stands for these modules, and the components
 * that several of its pages share. The modules read what was taken, so the entry's file must not bring them along.
 */
export const remoteChunks = [
  { name: 'entry', test: /rolldown[:/]runtime|takeShared/ },
  { name: 'provided', test: /^\0given:|shared\/contract\/src\/(?!.*takeShared)/ },
];
