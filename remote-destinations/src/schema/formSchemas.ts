import { guideSchema } from '../guides/schema/guideSchema.ts';
import { planSchemas } from '../plan/schema/planSchemas.ts';

/** The editor's forms for files below `src` whose texts name facts by ID, which only this package's own build can check. */
export default { 'guides/countries/*/guide.json': guideSchema, ...planSchemas };
