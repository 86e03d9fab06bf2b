/**
 * Draws the home page's map from open data, Natural Earth by way of world-atlas: `pnpm --filter shell draw:world` writes
 * `src/pictures/world/` and has svgo make it smaller. To be run again after a change of `src/pictures/world/places.json`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoDistance, geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import routes from './src/pictures/world/places.json' with { type: 'json' };

const folder = new URL('src/pictures/world/', import.meta.url);
const [width, height] = [1000, 420];

/** Centred on the Pacific, so that no route from Kathmandu to these eight crosses the map's edge. */
const projection = geoNaturalEarth1().rotate([-150, 0]);
projection.scale(1).translate([0, 0]);
const [left] = projection([-29.9, 0]);
const scale = width / (2 * -left);
const top = -projection([150, 76])[1] * scale;
projection.scale(scale).translate([width / 2, top]);
projection.clipExtent([
  [0, 0],
  [width, height],
]);

const worldFile = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
const world = JSON.parse(await readFile(worldFile, 'utf8'));
/** Islands smaller than this cost bytes and say nothing, in square pixels of the map. */
const smallest = 8;
/** The Antarctic, of which only the edge would be on the map. */
const farthestSouth = -56;
const drawn = geoPath(projection).digits(0);
const land = feature(world, world.objects.land).features[0].geometry.coordinates.filter(
  (coordinates) =>
    drawn.area({ type: 'Polygon', coordinates }) > smallest &&
    coordinates[0].every(([, latitude]) => latitude > farthestSouth),
);

const from = [routes.from.longitude, routes.from.latitude];
const pathTo = ({ longitude, latitude }) =>
  geoPath(projection).digits(1)({ type: 'LineString', coordinates: [from, [longitude, latitude]] });
const rounded = (point) => point.map((value) => Math.round(value * 10) / 10);

/** A point of the map as the shares of its width and height at which a label stands. */
const inPercent = ([x, y]) => rounded([(x / width) * 100, (y / height) * 100]);

/** Colours are the palette's, written as docs/pictures.md says. */
const svg = (light, dark, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${light}@media (prefers-color-scheme:dark){${dark}}</style>${content}</svg>\n`;

const places = Object.entries(routes.to);
const dot = ([x, y], radius) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
await writeFile(
  new URL('world.svg', folder),
  svg(
    '.l{fill:#C7D6E5}.r{fill:none;stroke:#7F9DBA;stroke-width:2}circle{fill:#7F9DBA}',
    '.l{fill:#1D3247}.r{stroke:#27496A}circle{fill:#51708F}',
    `<path class="l" d="${drawn({ type: 'MultiPolygon', coordinates: land })}"/>` +
      `<path class="r" d="${places.map(([, place]) => pathTo(place)).join('')}"/>` +
      places
        .map(([, { longitude, latitude }]) => dot(rounded(projection([longitude, latitude])), 5))
        .join(''),
  ),
);
const lengths = {};
const positions = { from: inPercent(projection(from)) };
for (const [id, place] of places) {
  const to = [place.longitude, place.latitude];
  positions[id] = inPercent(projection(to));
  lengths[id] = Math.round(geoDistance(from, to) * 6371);
  await writeFile(
    new URL(`routes/${id}.svg`, folder),
    svg(
      'path{fill:none;stroke:#12406B;stroke-width:5;stroke-linecap:round}circle{fill:#12406B}',
      'path{stroke:#9CC7F0}circle{fill:#9CC7F0}',
      `<path d="${pathTo(place)}"/>${dot(rounded(projection(from)), 9)}${dot(rounded(projection(to)), 9)}`,
    ),
  );
}
await writeFile(new URL('positions.json', folder), `${JSON.stringify(positions, null, 2)}\n`);
console.log('Great circles from Kathmandu, in km:', lengths);
