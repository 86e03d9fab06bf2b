import { guideSchema } from './guideSchema.ts';
import { planSchemas } from './planSchemas.ts';

/** The editor's forms for files below `src` whose texts name facts by ID, which only this package's own build can check. */
export default { 'content/guides/*/guide.json': guideSchema, ...planSchemas };
