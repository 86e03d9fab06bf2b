import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import build from '@sayapatri/build';
import { chapterLinks } from '../src/content/chapterLinks.ts';
import type { Figures } from '../src/schema/guide.ts';
import { withPlotData } from './plotData.ts';
import type { GuideFolder } from './readGuides.ts';

const drawings = path.dirname(createRequire(import.meta.url).resolve('@sayapatri/drawings'));

/** The module of a guide's page: its texts, figures, plots and drawings. */
export function pageOf({ name, guide }: GuideFolder, { firstYearParts, addWords, inHead, across }: Figures) {
  const { country, title, blurb, heroFacts } = guide;
  addWords(guide.sections);
  const countries = guide.countries?.map(({ country }) => country);
  const sections = guide.sections.map((section) => withPlotData(section, countries));
  const slug = `study-in-${name}`;
  const firstYear = firstYearParts(`/${slug}`);
  const { guides, ...plots } = across;
  const highest = Math.max(...Object.values(guides).map(({ high }) => high));
  // Keeps the highest of all guides clear of the scale's end.
  const most = Math.ceil(highest / 10 + 0.1) * 10;
  return build.asModule(
    {
      guide: {
        slug,
        country,
        title,
        blurb,
        heroFacts: heroFacts.map(({ label, value }) => ({ label, value: inHead(value) })),
        links: chapterLinks(name),
        firstYear,
        across: { ...plots, year: guides[`/${slug}`], most },
        sections,
      },
    },
    [
      // Vite's dev server does not resolve packages in a file named .json, so the drawings have a module of their own.
      `import { pictures, skyline } from '/guide-drawings/${name}.js';`,
      'guide.skyline = skyline;',
      "for (const section of guide.sections) if (section.kind === 'universities') section.pictures = pictures;",
      'export default guide;',
    ],
  );
}

/** The module of a guide's drawings. A missing drawing is undefined. */
export function drawingsOf(name: string): string {
  const pascal = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
  const drawing = (as: string, file: string, query: string) =>
    existsSync(path.join(drawings, file))
      ? `export { default as ${as} } from '@sayapatri/drawings/${file}?${query}';`
      : `export const ${as} = undefined;`;
  return [
    drawing('skyline', `skylines/${pascal}Skyline.tsx`, 'drawing'),
    drawing('pictures', `campuses/${name}.ts`, 'pictures'),
  ].join('\n');
}
