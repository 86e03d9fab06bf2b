/** A process of its own that adds to the store, to be killed meanwhile: `<root> <prefix> <folder> <file …>`. */
import { sitePaths } from '../paths.ts';

const [, , root, prefix = '', folder = '', ...files] = process.argv;
await sitePaths(root).store.add(prefix, folder, files);
