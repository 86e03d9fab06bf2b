import { asDrawings } from './campus.ts';
import { arcade } from './parts/arcade.ts';
import { birch, broad, oval } from './parts/broadleaves.ts';
import { cypress } from './parts/conifers.ts';
import { alps, town, wood } from './parts/distance.ts';
import { dome } from './parts/dome.ts';
import { doorway, gable } from './parts/gable.ts';
import { court, lawn, water } from './parts/grounds.ts';
import { grassLibrary } from './parts/libraries.ts';
import { fill, ground, line, path, rect, shape, times } from './parts/paint.ts';
import { bushes, flowers } from './parts/planting.ts';
import { portico } from './parts/portico.ts';
import { slab } from './parts/slab.ts';
import { students } from './parts/students.ts';
import { tower } from './parts/tower.ts';
import { sail } from './parts/waterside.ts';
import { wing } from './parts/wing.ts';

/** A tower that leans by `degrees` about its foot is drawn as a slanted block. */
const leaningTower = (x: number, w: number, h: number, lean: number) => [
  fill('wall2', shape(x, ground, x + lean, ground - h, x + w + lean, ground - h, x + w, ground)),
  fill(
    'shade2',
    shape(x + w * 0.68, ground, x + w * 0.68 + lean, ground - h, x + w + lean, ground - h, x + w, ground),
  ),
  fill(
    'pane',
    times(4)
      .map((index) => rect(x + w * 0.3 + (lean * (index + 1)) / 5, ground - (h * (index + 1)) / 5, 4, 9))
      .join(''),
  ),
];

export default asDrawings({
  tum: {
    alt: 'A university hall with a slim clock tower, the onion domes of Munich’s cathedral and the Alps behind',
    colours: {
      sky: 'clear',
      walls: 'cream',
      roof: 'terracotta',
      walls2: 'rose',
      roof2: 'copper',
      leaf: 'green',
      bloom: 'spring',
    },
    sun: [508, 108, 32],
    marks: [
      alps(326, 96, 'munich'),
      wood('middle', 344, -10, 650, 'tum', 14),
      tower({ x: 132, w: 36, h: 172, of: 'second', top: 'onion', belfry: 1, rows: 4 }),
      tower({ x: 184, w: 36, h: 172, of: 'second', top: 'onion', belfry: 1, rows: 4 }),
      town(60, 300, 366, 60, 'munich', 'near'),
      wing({ x: 60, w: 210, h: 72, roof: 'hip', roofH: 30, cols: 10, rows: 3, framed: true, dormers: 4 }),
      wing({ x: 330, w: 250, h: 92, roof: 'hip', roofH: 34, cols: 11, rows: 3, framed: true, dormers: 5 }),
      tower({ x: 312, w: 50, h: 198, top: 'dome', clock: 0.84, belfry: 2, rows: 3 }),
      doorway(312, ground, 24, 40),
      lawn(312, 30),
      students('tum', 200, 420, 4),
      bushes(370, 190, 383, 12),
      broad({ x: 580, y: 430, s: 210 }),
      broad({ x: 62, y: 436, s: 180, hue: 'bloom' }),
      flowers(430, 160, 446, 'accent'),
    ],
  },
  sorbonne: {
    alt: 'A baroque chapel with a slate dome on a Paris square, mansard roofs and plane trees on both sides',
    colours: { sky: 'rose', walls: 'limestone', roof: 'slate', leaf: 'green', bloom: 'spring' },
    sun: [116, 116, 32],
    birds: [440, 100],
    marks: [
      town(0, 640, 340, 60, 'paris'),
      wing({
        x: 10,
        w: 200,
        h: 118,
        roof: 'mansard',
        roofH: 42,
        cols: 8,
        rows: 4,
        framed: true,
        dormers: 5,
        chimneys: 3,
      }),
      wing({
        x: 430,
        w: 220,
        h: 118,
        roof: 'mansard',
        roofH: 42,
        cols: 9,
        rows: 4,
        framed: true,
        dormers: 5,
        chimneys: 3,
      }),
      dome({ x: 320, w: 108, y: 226, drum: 44, rise: 74 }),
      wing({ x: 214, w: 212, h: 84, roof: 'flat', cols: 5, rows: 1, kind: 'round' }),
      wing({ x: 258, w: 124, h: 150, roof: 'flat', cols: 3, rows: 2, kind: 'round', framed: true }),
      portico({ x: 320, w: 124, h: 74, columns: 6, pediment: 0, steps: 3 }),
      fill('trim', shape(250, 232, 320, 196, 390, 232)),
      fill('wall', shape(266, 229, 320, 202, 374, 229)),
      line('shade', 3, path`M222 296q4 -34 36 -46M418 296q-4 -34 -36 -46`),
      court(),
      students('sorbonne', 150, 500, 5),
      oval({ x: 90, y: 412, s: 150 }),
      oval({ x: 164, y: 404, s: 120 }),
      oval({ x: 486, y: 404, s: 120 }),
      oval({ x: 562, y: 412, s: 150 }),
    ],
  },
  bologna: {
    alt: 'Long porticoes in red and ochre under Bologna’s two leaning towers',
    colours: { sky: 'gold', walls: 'blush', roof: 'terracotta', walls2: 'rose', leaf: 'deep' },
    sun: [492, 130, 38],
    birds: [150, 110],
    marks: [
      town(0, 640, 352, 50, 'bologna'),
      leaningTower(250, 36, 286, 8),
      fill('wall2', rect(253, 90, 46, 6)),
      leaningTower(328, 40, 158, -22),
      wing({ x: 10, w: 230, h: 136, roof: 'gable', roofH: 26, cols: 8, rows: 3, framed: true, of: 'second' }),
      wing({ x: 372, w: 270, h: 126, roof: 'gable', roofH: 26, cols: 9, rows: 3, framed: true }),
      wing({
        x: 214,
        w: 176,
        h: 96,
        roof: 'gable',
        roofH: 22,
        cols: 6,
        rows: 2,
        framed: true,
        kind: 'round',
      }),
      arcade({ x: 10, w: 206, h: 66, arches: 5, of: 'second' }),
      arcade({ x: 388, w: 254, h: 66, arches: 6 }),
      arcade({ x: 216, w: 172, h: 62, arches: 4 }),
      court(),
      students('bologna', 120, 520, 5),
      cypress({ x: 590, y: 420, s: 180 }),
      bushes(-10, 130, 486, 24),
    ],
  },
  delft: {
    alt: 'A library under a sloping lawn with a great white cone, a canal and the old church spire of Delft behind',
    colours: { sky: 'sea', walls: 'brick', roof: 'slate', walls2: 'glass', leaf: 'green', bloom: 'spring' },
    sun: [116, 110, 32],
    clouds: 5,
    marks: [
      town(0, 640, 356, 40, 'delft'),
      tower({ x: 150, w: 34, h: 118, top: 'spire', topH: 86, kind: 'pointed', belfry: 1, rows: 2 }),
      wood('near', 350, -10, 650, 'delft', 12),
      slab({ x: 512, w: 90, h: 184, of: 'second', look: 'ribbons', cols: 6, rows: 14 }),
      grassLibrary(180, 330),
      lawn(undefined),
      fill('path', path`M0 402Q320 390 640 402V414Q320 402 0 414z`),
      students('delft', 150, 480, 3),
      line(
        'ink',
        1.8,
        path`M420 400a7 7 0 1 0 .1 0zM444 400a7 7 0 1 0 .1 0zM420 407l8 -13h12l4 13M428 394l4 13h-12M440 394l-8 13`,
      ),
      water(432),
      oval({ x: 60, y: 424, s: 190 }),
      oval({ x: 118, y: 420, s: 130, hue: 'bloom' }),
      oval({ x: 596, y: 424, s: 170 }),
      flowers(60, 200, 438, 'ember'),
      flowers(340, 220, 438, 'accent'),
    ],
  },
  'ku-leuven': {
    alt: 'A library of brick and white stone with stepped gables and a tall bell tower on a Leuven square',
    colours: { sky: 'cool', walls: 'brick', roof: 'slate', walls2: 'cream', leaf: 'green' },
    sun: [512, 106, 30],
    marks: [
      gable({ x: 70, w: 74, h: 112, peak: 52, of: 'second', face: 'rows', stepped: true }),
      gable({ x: 580, w: 84, h: 116, peak: 54, of: 'second', face: 'rows', stepped: true }),
      wing({
        x: 108,
        w: 432,
        h: 112,
        roof: 'hip',
        roofH: 60,
        cols: 13,
        rows: 2,
        kind: 'round',
        framed: true,
        chimneys: 2,
      }),
      ...times(5).map((index) =>
        gable({ x: 162 + index * 81, w: 46, h: 30, peak: 40, y: 272, face: 'rows', stepped: true }),
      ),
      tower({ x: 324, w: 62, h: 214, top: 'flat', clock: 0.86, belfry: 2, rows: 2 }),
      tower({ x: 324, w: 44, h: 34, y: 168, of: 'second', top: 'lantern', belfry: 3, rows: 0 }),
      arcade({ x: 116, w: 416, h: 46, arches: 14 }),
      court(),
      students('leuven', 150, 520, 5),
      bushes(-10, 120, 486, 22),
      oval({ x: 40, y: 440, s: 190 }),
      oval({ x: 604, y: 440, s: 180 }),
    ],
  },
  helsinki: {
    alt: 'A yellow neoclassical hall with white columns beside the white cathedral with green domes, birches in snow',
    focus: '12%',
    colours: {
      sky: 'snow',
      walls: 'ochre',
      roof: 'copper',
      walls2: 'white',
      roof2: 'copper',
      leaf: 'gold',
      snowy: true,
    },
    sun: [104, 132, 28],
    marks: [
      town(0, 200, 356, 50, 'helsinki'),
      fill('water', rect(0, 346, 200, 30)),
      sail(92, 366, 34),
      wing({ x: 330, w: 220, h: 96, y: 350, of: 'second', roof: 'flat', cols: 7, rows: 2, kind: 'round' }),
      tower({ x: 362, w: 34, h: 124, y: 350, of: 'second', top: 'dome', belfry: 2, rows: 0 }),
      tower({ x: 518, w: 34, h: 124, y: 350, of: 'second', top: 'dome', belfry: 2, rows: 0 }),
      dome({ x: 440, w: 84, y: 246, drum: 40, rise: 58, of: 'second' }),
      portico({ x: 440, w: 96, h: 64, y: 360, columns: 6, pediment: 26, steps: 3, of: 'second' }),
      fill('trim', shape(318, ground, 346, 352, 538, 352, 566, ground)),
      line('shade2', 1.6, path`M340 358h204M334 365h216M328 372h228`),
      wing({ x: 44, w: 264, h: 104, roof: 'hip', roofH: 22, cols: 11, rows: 3, framed: true }),
      portico({ x: 176, w: 112, h: 84, columns: 6, pediment: 26, steps: 4 }),
      lawn(176, 120),
      students('helsinki', 170, 450, 4),
      birch({ x: 576, y: 420, s: 210 }),
      birch({ x: 606, y: 436, s: 240 }),
      birch({ x: 50, y: 440, s: 220 }),
      bushes(470, 90, 392, 9, 'bloom'),
    ],
  },
});
