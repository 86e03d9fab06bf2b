import { asDrawings } from './campus.ts';
import { goose, sheep } from './parts/animals.ts';
import { stoneBridge } from './parts/bridges.ts';
import { broad, oval } from './parts/broadleaves.ts';
import { cableCar } from './parts/cableCar.ts';
import { cypress } from './parts/conifers.ts';
import { alps, hills, town, wood } from './parts/distance.ts';
import { doorway, gable } from './parts/gable.ts';
import { court, lawn, pond, water } from './parts/grounds.ts';
import { mast, turbine } from './parts/masts.ts';
import { fill, ground, line, path, rect, shape, times } from './parts/paint.ts';
import { bushes, flowers } from './parts/planting.ts';
import { slab } from './parts/slab.ts';
import { cabbageTree } from './parts/southernTrees.ts';
import { students } from './parts/students.ts';
import { tower } from './parts/tower.ts';
import { spike } from './parts/walls.ts';
import { wing } from './parts/wing.ts';

export default asDrawings({
  auckland: {
    alt: 'An ornate white clock tower like carved lace, pohutukawa trees in red flower and the Sky Tower behind',
    colours: { sky: 'sea', walls: 'white', roof: 'terracotta', leaf: 'deep', bloom: 'red' },
    sun: [112, 112, 32],
    marks: [
      town(360, 650, 356, 110, 'auckland'),
      mast(508, 356, 230, 'middle', 0.7),
      wood('near', 350),
      wing({
        x: 90,
        w: 450,
        h: 78,
        roof: 'gable',
        roofH: 30,
        kind: 'pointed',
        cols: 18,
        rows: 2,
        framed: true,
        buttresses: true,
      }),
      gable({ x: 150, w: 66, h: 84, peak: 34, face: 'great', pinnacles: true }),
      gable({ x: 470, w: 66, h: 84, peak: 34, face: 'great', pinnacles: true }),
      tower({
        x: 310,
        w: 66,
        h: 172,
        top: 'flat',
        clock: 0.84,
        kind: 'pointed',
        belfry: 2,
        rows: 1,
        cols: 2,
        turrets: true,
      }),
      tower({ x: 310, w: 46, h: 40, y: 208, top: 'flat', kind: 'pointed', belfry: 3, rows: 0 }),
      tower({ x: 310, w: 30, h: 26, y: 166, top: 'flat', kind: 'pointed', belfry: 2, rows: 0 }),
      fill(
        'wall',
        spike(310, 140, 7, 40) +
          spike(296, 142, 2.4, 22) +
          spike(324, 142, 2.4, 22) +
          spike(287, 168, 2.6, 24) +
          spike(333, 168, 2.6, 24) +
          spike(278, 204, 3, 28) +
          spike(342, 204, 3, 28),
      ),
      doorway(304, ground, 26, 42, 'pointed'),
      lawn(304, 20),
      students('auckland', 210, 420, 4),
      broad({ x: 66, y: 430, s: 200, hue: 'bloom' }),
      broad({ x: 580, y: 430, s: 190, hue: 'bloom' }),
      cabbageTree({ x: 128, y: 420, s: 110 }),
      flowers(420, 140, 446, 'bloom'),
    ],
  },
  otago: {
    alt: 'A clock tower of dark bluestone trimmed in white, a stream under a stone footbridge before it',
    colours: { sky: 'cool', walls: 'bluestone', roof: 'slate', leaf: 'green', bloom: 'gold' },
    sun: [500, 112, 30],
    marks: [
      hills('far', 314, 36, 'dunedin'),
      wood('near', 346),
      wing({
        x: 84,
        w: 170,
        h: 84,
        roof: 'hip',
        roofH: 52,
        kind: 'pointed',
        cols: 7,
        rows: 2,
        framed: true,
        dormers: 3,
        chimneys: 2,
      }),
      wing({
        x: 330,
        w: 230,
        h: 84,
        roof: 'hip',
        roofH: 52,
        kind: 'pointed',
        cols: 9,
        rows: 2,
        framed: true,
        dormers: 4,
        chimneys: 3,
      }),
      gable({ x: 226, w: 64, h: 92, peak: 50, face: 'great' }),
      gable({ x: 420, w: 64, h: 92, peak: 50, face: 'great' }),
      tower({
        x: 312,
        w: 64,
        h: 196,
        top: 'pinnacles',
        topH: 48,
        clock: 0.74,
        kind: 'pointed',
        belfry: 2,
        rows: 1,
        cols: 1,
        door: true,
      }),
      fill('roof', shape(290, 176, 312, 140, 334, 176)),
      line('trim', 2.6, path`M280 230h64M280 290h64`),
      lawn(undefined),
      fill('path', path`M296 380h24l30 46h-40z`),
      water(424),
      stoneBridge(250, 180, 424, 1, 30, 'shade'),
      students('otago', 120, 240, 2),
      students('otago2', 440, 540, 2),
      broad({ x: 560, y: 424, s: 200, hue: 'bloom' }),
      broad({ x: 66, y: 426, s: 190 }),
      bushes(450, 180, 484, 18),
    ],
  },
  canterbury: {
    alt: 'A library tower with balconies above a stream and rhododendrons, the Southern Alps under snow behind',
    colours: {
      sky: 'clear',
      walls: 'concrete',
      roof: 'lead',
      walls2: 'timber',
      leaf: 'green',
      bloom: 'cherry',
    },
    sun: [118, 110, 32],
    marks: [
      alps(322, 118, 'canterbury'),
      wood('near', 344, -10, 650, 'ilam', 16),
      slab({ x: 340, w: 150, h: 206, look: 'ribbons', cols: 7, rows: 11 }),
      fill(
        'wall',
        times(12)
          .map((index) => rect(334, 180 + index * 17, 140, 4))
          .join(''),
      ),
      slab({ x: 130, w: 190, h: 80, of: 'second', look: 'fins', cols: 14, rows: 4 }),
      wing({ x: 486, w: 110, h: 58, roof: 'flat', cols: 6, rows: 2 }),
      lawn(360, -100),
      pond(470, 440, 150, 18),
      students('canterbury', 180, 380, 4),
      bushes(110, 110, 392, 20, 'bloom'),
      bushes(480, 130, 390, 18, 'bloom'),
      bushes(540, 120, 482, 34, 'bloom'),
      oval({ x: 60, y: 436, s: 250 }),
      broad({ x: 592, y: 424, s: 180 }),
    ],
  },
  'victoria-wellington': {
    alt: 'A red cable car climbing past a Gothic brick hall on the hill above Wellington harbour',
    focus: '8%',
    colours: { sky: 'sea', walls: 'brick', roof: 'slate', leaf: 'deep', bloom: 'red' },
    sun: [516, 108, 32],
    birds: [420, 130],
    marks: [
      hills('far', 290, 26, 'hutt'),
      fill('water', rect(0, 294, 640, 90)),
      line('ripple', 1.8, path`M300 312h70M420 322h90M480 306h60M560 336h60M380 340h60`, 0.7),
      town(400, 650, 372, 66, 'wellington', 'middle'),
      fill('near', path`M-10 480V252Q120 266 240 300T460 372T650 420V480z`),
      wing({
        x: 64,
        w: 240,
        h: 92,
        y: 340,
        roof: 'gable',
        roofH: 44,
        kind: 'pointed',
        cols: 10,
        rows: 2,
        framed: true,
        dormers: 3,
        chimneys: 2,
      }),
      gable({ x: 104, w: 74, h: 96, y: 340, peak: 52, face: 'great', pinnacles: true }),
      gable({ x: 262, w: 74, h: 96, y: 340, peak: 52, face: 'great', pinnacles: true }),
      tower({ x: 184, w: 44, h: 132, y: 340, top: 'spire', topH: 40, kind: 'pointed', belfry: 2, rows: 1 }),
      fill('lawn', path`M-10 480V336Q140 330 300 344T480 400L640 446V480z`),
      bushes(60, 130, 348, 11),
      bushes(250, 110, 356, 11),
      students('vuw', 90, 120, 1),
      cableCar(330, 432, -0.2),
      cabbageTree({ x: 516, y: 424, s: 150 }),
      broad({ x: 52, y: 460, s: 150, hue: 'bloom' }),
      broad({ x: 602, y: 470, s: 190, hue: 'bloom' }),
      bushes(110, 240, 486, 30),
    ],
  },
  massey: {
    alt: 'A tiled-roof hall on a garden campus, white wind turbines along the Tararua hills behind',
    colours: { sky: 'gold', walls: 'cream', roof: 'terracotta', leaf: 'green', bloom: 'spring' },
    sun: [480, 128, 36],
    marks: [
      hills('far', 300, 28, 'tararua'),
      turbine(92, 296, 96, 0.4),
      turbine(168, 286, 84, 1.1),
      turbine(246, 300, 92, 0.1),
      turbine(404, 292, 88, 0.8),
      turbine(560, 290, 100, 1.4),
      turbine(330, 300, 70, 0.6),
      hills('near', 340, 14, 'massey'),
      wood('near', 356),
      wing({
        x: 110,
        w: 400,
        h: 84,
        roof: 'hip',
        roofH: 48,
        cols: 15,
        rows: 2,
        framed: true,
        chimneys: 3,
        kind: 'round',
      }),
      gable({ x: 310, w: 120, h: 90, peak: 52, face: 'rows', door: false }),
      tower({ x: 310, w: 26, h: 24, y: 240, top: 'lantern', belfry: 2, rows: 0 }),
      doorway(310, ground, 32, 40),
      bushes(120, 130, 384, 12),
      bushes(372, 130, 384, 12),
      lawn(310),
      students('massey', 210, 420, 3),
      flowers(90, 160, 446, 'ember'),
      flowers(390, 160, 446, 'accent'),
      oval({ x: 60, y: 440, s: 200 }),
      broad({ x: 590, y: 436, s: 210, hue: 'bloom' }),
    ],
  },
  waikato: {
    alt: 'A lake with a footbridge and geese before long low halls, cabbage trees on its bank',
    colours: {
      sky: 'rose',
      walls: 'timber',
      roof: 'lead',
      walls2: 'concrete',
      leaf: 'deep',
      bloom: 'spring',
    },
    sun: [134, 122, 34],
    marks: [
      hills('far', 318, 22, 'waikato'),
      wood('near', 346, -10, 650, 'waikato', 16),
      slab({ x: 410, w: 120, h: 112, of: 'second', look: 'ribbons', cols: 7, rows: 6 }),
      fill('roof', shape(90, 330, 240, 262, 404, 330, 404, 338, 240, 272, 90, 338)),
      fill('wall', shape(104, ground, 104, 334, 240, 274, 390, 334, 390, ground)),
      fill(
        'window',
        times(7)
          .map((index) => {
            const x = 122 + index * 37;
            const top = 332 - Math.max(0, 46 - Math.abs(x + 14 - 240) * 0.4);
            return rect(x, top, 26, ground - top);
          })
          .join(''),
      ),
      line(
        'wall',
        3,
        times(7)
          .map((index) => path`M${135 + index * 37} ${ground}V290`)
          .join(''),
      ),
      fill('shade', shape(240, 262, 246, 250, 234, 250)),
      wing({ x: 520, w: 90, h: 56, roof: 'flat', cols: 5, rows: 2, of: 'second' }),
      lawn(undefined),
      water(408),
      fill('trunk', path`M120 416Q320 386 520 416V421Q320 391 120 421z`),
      line(
        'trunk',
        2.4,
        path`M120 402Q320 372 520 402` +
          times(15)
            .map((index) => {
              const x = 130 + index * 27;
              const dip = 15 * (1 - ((x - 320) / 200) ** 2);
              return path`M${x} ${417 - dip}v-15`;
            })
            .join(''),
      ),
      line('trunk', 4, path`M200 408v34M320 400v40M440 408v34`),
      goose(250, 452, 1.1),
      goose(286, 460, 0.9),
      goose(470, 450, 1),
      cabbageTree({ x: 566, y: 420, s: 210 }),
      cabbageTree({ x: 62, y: 424, s: 230 }),
      bushes(-10, 130, 432, 18, 'bloom'),
      bushes(520, 130, 428, 16, 'bloom'),
    ],
  },
  aut: {
    alt: 'A city campus of folded glass beside the tall Sky Tower, students on a wide paved court',
    colours: { sky: 'clear', walls: 'glass', roof: 'lead', walls2: 'concrete', leaf: 'green', bloom: 'red' },
    sun: [116, 112, 32],
    marks: [
      town(0, 640, 354, 150, 'aut'),
      mast(452, 376, 272, 'pane', 0.66),
      slab({ x: 220, w: 170, h: 210, look: 'curtain', cols: 9, rows: 11 }),
      fill('shade', shape(390, ground, 390, 176, 424, 196, 424, ground)),
      fill('white', shape(220, 176, 300, 154, 390, 176), 0.9),
      line('trim', 2.4, path`M220 230L300 250 390 226M220 300L300 282 390 304`),
      slab({ x: 60, w: 150, h: 116, of: 'second', look: 'fins', cols: 11, rows: 6 }),
      slab({ x: 480, w: 130, h: 140, look: 'curtain', cols: 7, rows: 8, lean: -12 }),
      doorway(304, ground, 54, 32, 'square'),
      court(),
      students('aut', 150, 500, 6),
      oval({ x: 120, y: 408, s: 110 }),
      oval({ x: 530, y: 408, s: 110 }),
      broad({ x: 44, y: 440, s: 170, hue: 'bloom' }),
      cabbageTree({ x: 588, y: 444, s: 170 }),
      bushes(180, 120, 388, 9),
    ],
  },
  lincoln: {
    alt: 'A brick hall with stepped gables among pastures, sheep grazing and the Southern Alps beyond',
    colours: { sky: 'rose', walls: 'brick', roof: 'slate', walls2: 'cream', leaf: 'green', bloom: 'gold' },
    sun: [498, 122, 34],
    birds: [220, 100],
    marks: [
      alps(330, 100, 'lincoln'),
      hills('near', 350, 8, 'plains'),
      wing({ x: 130, w: 340, h: 86, roof: 'hip', roofH: 46, cols: 13, rows: 2, framed: true, chimneys: 4 }),
      gable({ x: 190, w: 86, h: 92, peak: 58, face: 'rows', stepped: true }),
      gable({ x: 410, w: 86, h: 92, peak: 58, face: 'rows', stepped: true }),
      tower({ x: 300, w: 50, h: 116, top: 'pyramid', topH: 40, belfry: 2, rows: 1, cols: 2 }),
      doorway(296, ground, 26, 40),
      cypress({ x: 96, y: 386, s: 130, hue: 'bloom' }),
      cypress({ x: 116, y: 384, s: 106, hue: 'bloom' }),
      cypress({ x: 510, y: 386, s: 136, hue: 'bloom' }),
      cypress({ x: 534, y: 386, s: 112, hue: 'bloom' }),
      lawn(296, -70),
      line(
        'trunk',
        2,
        path`M330 424H640M330 434H640` +
          times(9)
            .map((index) => path`M${336 + index * 36} 442v-24`)
            .join(''),
      ),
      sheep(390, 414, 1.3),
      sheep(440, 420, 1.5),
      sheep(510, 412, 1.2),
      sheep(470, 444, 2.1),
      sheep(560, 446, 1.9),
      students('lincoln', 180, 300, 2),
      broad({ x: 60, y: 440, s: 220 }),
      broad({ x: 604, y: 420, s: 150 }),
    ],
  },
});
