import { guideSchema } from '../src/schema/guideSchema.ts';
import { planSchemas } from '../src/schema/planSchemas.ts';
import { planFaults, readGuides } from './readGuides.ts';

/** What the editor asks beside the schemas: a sentence for each fault of the guides, their facts and the plan's texts. */
export default async function contentRules(src: string): Promise<string[]> {
  const guides = await readGuides(src).then(
    () => [],
    (error: Error) => error.message.split('\n').slice(1),
  );
  return [...guides, ...(await planFaults(src))];
}

/** The forms of the files whose texts name facts by id, so that only the rules above can check them. */
export const schemas = { 'content/guides/*/guide.json': guideSchema, ...planSchemas };
