import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TelemetrySettings } from '@sayapatri/contract/telemetry';

/** The values that labels may have besides "other": the names in the composed site itself. */
export interface KnownLabels {
  pages: ReadonlySet<string>;
  /** Live and former versions, by package. */
  versions: ReadonlyMap<string, ReadonlySet<string>>;
}

let last: { root: string; labels: Promise<KnownLabels | undefined> } | undefined;

/** The labels of the site in `root`; undefined where telemetry is off. Read once for each composed site. */
export function knownLabels(root: string): Promise<KnownLabels | undefined> {
  if (last?.root !== root) last = { root, labels: readLabels(root) };
  return last.labels;
}

async function readLabels(root: string): Promise<KnownLabels | undefined> {
  try {
    const [settings, keys] = await Promise.all(
      ['telemetry.json', '.pages.json'].map((file) => readFile(join(root, file), 'utf8')),
    );
    const { versions, former }: TelemetrySettings = JSON.parse(settings ?? '');
    return {
      pages: new Set(Object.keys(JSON.parse(keys ?? ''))),
      versions: new Map(
        Object.entries(versions).map(([name, live]) => [name, new Set([live, ...(former[name] ?? [])])]),
      ),
    };
  } catch {
    return undefined;
  }
}
