import { guideSchema } from '../src/schema/guideSchema.ts';
import { readGuides } from './readGuides.ts';

/** What the editor asks beside the schemas: a sentence for each fault of the guides and their facts below `src`. */
export default async function contentRules(src: string): Promise<string[]> {
  return readGuides(src).then(
    () => [],
    (error: Error) => error.message.split('\n').slice(1),
  );
}

/** The forms of the guides. Their texts name facts by id, so that only the rules above can check them. */
export const schemas = { 'content/guides/*/guide.json': guideSchema };
