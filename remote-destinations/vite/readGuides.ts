/** Reads the guides' folders in Node: `src/guides/countries/<slug>/guide.json` with facts.json beside it. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import build from '@sayapatri/build';
import type { Fact } from '@sayapatri/facts';
import type { GuideFile } from '../src/guides/schema/guide.ts';
import { faultsOf, guideFaults } from '../src/guides/schema/guideFaults.ts';
import { planSchemas } from '../src/plan/schema/planSchemas.ts';

export interface GuideFolder {
  /** The folder's name, e.g. `japan`. */
  name: string;
  /** The content of guide.json, with each `{id}` in it replaced by its fact. */
  guide: GuideFile;
  facts: ReadonlyMap<string, Fact>;
  /** When its courses begin, if the guide is about one country. */
  intakes?: Fact | undefined;
  /** The facts within its sentences. */
  cited: readonly Fact[];
}

/**
 * Reads all guides below `src`, in the menus' order. Rejects with an Error that names the file and the field of each fault.
 */
export async function readGuides(src: string): Promise<GuideFolder[]> {
  const folder = path.join(src, 'guides/countries');
  const shared = await factsIn(path.join(src, 'guides/content'));
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  const read = await Promise.all(
    names.map(async (name) => {
      const facts = new Map([...shared, ...(await factsIn(path.join(folder, name)))]);
      const file = `guides/countries/${name}/guide.json`;
      const content = await build.readJsonFile(path.join(folder, name, 'guide.json'));
      const guide = withFacts(content, facts);
      const faults = guideFaults(guide, facts).map((fault) => `${file}: ${fault}`);
      return {
        name,
        guide: guide as GuideFile,
        facts,
        intakes: facts.get('intakes'),
        cited: citedIn(content, facts),
        faults,
      };
    }),
  );
  const faults = read.flatMap((one) => one.faults);
  if (faults.length > 0) throw new Error(`The guides' data is not complete:\n${faults.join('\n')}`);
  // Guides without a place come last, by their names.
  return read.sort((a, b) => (a.guide.order ?? Infinity) - (b.guide.order ?? Infinity) || 0);
}

async function factsIn(folder: string): Promise<Map<string, Fact>> {
  const file = path.join(folder, 'facts.json');
  if (!existsSync(file)) return new Map();
  const facts = await build.readFactsFile(file);
  return new Map(
    facts.flatMap((fact) => [
      [fact.id, fact],
      ...(fact.today ? ([[`${fact.id}:today`, build.factAsToday(fact)]] as const) : []),
    ]),
  );
}

/** The faults of the planning tools' texts below `src`, each with its file and field. */
export async function planFaults(src: string): Promise<string[]> {
  const content = path.join(src, 'plan/content');
  const folders = ['', 'marks', 'money', 'scholarships', 'visa'].map((name) => path.join(content, name));
  const facts = new Map((await Promise.all(folders.map(factsIn))).flatMap((one) => [...one]));
  const found = await Promise.all(
    Object.entries(planSchemas).map(async ([file, schema]) => {
      const content = JSON.stringify(await build.readJsonFile(path.join(src, file)));
      // The schema reports a reference that is left.
      const texts = content.replaceAll(reference, (text, id) =>
        id.startsWith('=') ? 'calculated' : (facts.get(id)?.id ?? text),
      );
      return faultsOf(JSON.parse(texts), schema).map((fault) => `${file}: ${fault}`);
    }),
  );
  return found.flat();
}

/** The facts within a guide's sentences. */
function citedIn(content: unknown, facts: ReadonlyMap<string, Fact>): Fact[] {
  const sentences = JSON.stringify(content).replaceAll(/"\{[^{}"]*\}"/g, '');
  const ids = new Set([...sentences.matchAll(reference)].map(([, id = '']) => id));
  return [...ids].flatMap((id) => facts.get(id) ?? []);
}

const reference = /\{([^{}"]*)\}/g;

/**
 * Replaces references to facts: a text that is only `{visa-fee}` by the fact, a reference within a sentence by the fact's
 * words. An unknown reference stays, so that the schema reports it.
 */
function withFacts(content: unknown, facts: ReadonlyMap<string, Fact>): unknown {
  if (typeof content === 'string') {
    const whole = facts.get(content.slice(1, -1));
    if (whole && content.startsWith('{')) return whole;
    return content.replaceAll(reference, (text, id) => facts.get(id)?.value ?? text);
  }
  if (Array.isArray(content)) return content.map((part) => withFacts(part, facts));
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, withFacts(part, facts)]));
}
