import { guideSchema } from '../src/schema/guideSchema.ts';
import { planSchemas } from '../src/schema/planSchemas.ts';
import { planFaults, readGuides } from './readGuides.ts';

/** The editor's rules beside the schemas: returns a sentence for each fault of the guides, facts and texts below `src`. */
export default async function contentRules(src: string): Promise<string[]> {
  const guides = await readGuides(src).then(
    () => [],
    (error: Error) => error.message.split('\n').slice(1),
  );
  return [...guides, ...(await planFaults(src))];
}

/** The editor's forms for files whose texts name facts by id, which only the rules above can check. */
export const schemas = { 'content/guides/*/guide.json': guideSchema, ...planSchemas };
