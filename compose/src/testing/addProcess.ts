/** A process of its own that adds to the store, to be killed meanwhile: `<root> <prefix> <folder> <file …>`. */
import { openSite } from '../store/openSite.ts';

const [, , root, prefix = '', folder = '', ...files] = process.argv;
await openSite(root).store.add(prefix, folder, files);
