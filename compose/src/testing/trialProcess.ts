/** A process of its own that tries a page, to be killed meanwhile: `<folder> <page>`. */
import { browserTrial } from '../trial/browserTrial.ts';
import { openStage } from '../trial/stage.ts';

const [, , folder = '', page = ''] = process.argv;
// For the test to find the browser's processes by.
process.env.TRIAL_FOLDER = folder;
const stage = await openStage();
console.log('open');
await browserTrial(stage, { folder, live: '', releases: [], pages: [page] });
