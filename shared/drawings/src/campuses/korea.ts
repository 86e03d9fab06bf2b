import { asDrawings } from './campus.ts';
import { goose } from './parts/animals.ts';
import { arcade } from './parts/arcade.ts';
import { strokeGate } from './parts/bridges.ts';
import { broad } from './parts/broadleaves.ts';
import { pine } from './parts/conifers.ts';
import { hills, town, wood } from './parts/distance.ts';
import { doorway, gable } from './parts/gable.ts';
import { lawn, pond } from './parts/grounds.ts';
import { fill, ground, line, path, rect, shape, times } from './parts/paint.ts';
import { bushes, flowers } from './parts/planting.ts';
import { slab } from './parts/slab.ts';
import { students } from './parts/students.ts';
import { tiledHall } from './parts/tiledHall.ts';
import { tower } from './parts/tower.ts';
import { wing } from './parts/wing.ts';

/** Granite mountain with bare rock near its tops. */
const graniteMountain = (peak: number, y: number) => [
  fill(
    'far',
    path`M0 330L60 300 120 268 170 284 ${peak - 70} ${y + 40} ${peak - 30} ${y + 8} ${peak} ${y} ${peak + 24} ${y + 22} ${peak + 70} ${y + 34} 480 268 540 286 640 300V400H0z`,
  ),
  fill(
    'white',
    shape(
      peak,
      y,
      peak - 30,
      y + 8,
      peak - 50,
      y + 32,
      peak - 22,
      y + 26,
      peak - 6,
      y + 48,
      peak + 12,
      y + 28,
      peak + 36,
      y + 40,
      peak + 24,
      y + 22,
    ),
    0.5,
  ),
];

export default asDrawings({
  'seoul-national': {
    alt: 'A tall gate of three steel strokes before a campus at the foot of granite Mount Gwanak',
    colours: {
      sky: 'clear',
      walls: 'concrete',
      roof: 'slate',
      walls2: 'glass',
      leaf: 'deep',
      bloom: 'cherry',
    },
    sun: [500, 110, 32],
    marks: [
      graniteMountain(250, 172),
      hills('middle', 326, 24, 'gwanak'),
      wood('near', 346),
      slab({ x: 60, w: 130, h: 84, look: 'ribbons', cols: 9, rows: 5 }),
      slab({ x: 420, w: 160, h: 108, look: 'grid', cols: 11, rows: 6 }),
      wing({ x: 180, w: 250, h: 54, roof: 'flat', cols: 14, rows: 2, of: 'second' }),
      lawn(undefined),
      fill('path', path`M210 ${ground}Q180 420 90 480H560Q470 420 440 ${ground}z`),
      broad({ x: 150, y: 402, s: 116, hue: 'bloom' }),
      broad({ x: 500, y: 402, s: 116, hue: 'bloom' }),
      strokeGate(320, 232, 216, 424),
      students('snu', 240, 420, 5),
      broad({ x: 46, y: 440, s: 190, hue: 'bloom' }),
      broad({ x: 600, y: 440, s: 190, hue: 'bloom' }),
    ],
  },
  kaist: {
    alt: 'Geese crossing the lawn by a pond, laboratories of glass and brick under cherry blossom',
    colours: { sky: 'sea', walls: 'glass', roof: 'lead', walls2: 'rose', leaf: 'spring', bloom: 'cherry' },
    sun: [120, 112, 32],
    marks: [
      hills('far', 326, 26, 'daejeon'),
      wood('near', 350),
      slab({ x: 300, w: 150, h: 168, look: 'curtain', cols: 8, rows: 9, lean: 16 }),
      slab({ x: 450, w: 140, h: 96, of: 'second', look: 'ribbons', cols: 8, rows: 5 }),
      slab({ x: 70, w: 200, h: 112, of: 'second', look: 'ribbons', cols: 11, rows: 6 }),
      fill('trim', path`M264 ${ground}V318q52 -30 104 0v62h-8v-56q-44 -26 -88 0v56z`),
      lawn(undefined),
      pond(396, 426, 190, 26),
      goose(340, 424, 1.1),
      goose(376, 432, 0.9),
      goose(452, 420, 1),
      goose(196, 444, 1.5),
      goose(232, 452, 1.2),
      goose(262, 460, 1.1),
      students('kaist', 110, 230, 2),
      broad({ x: 560, y: 418, s: 180, hue: 'bloom' }),
      broad({ x: 66, y: 430, s: 220, hue: 'bloom' }),
      bushes(80, 180, 384, 11),
      flowers(440, 180, 446, 'bloom'),
    ],
  },
  yonsei: {
    alt: 'Stone halls covered with ivy round a garden, a battlemented tower in the middle and azaleas in bloom',
    colours: { sky: 'rose', walls: 'granite', roof: 'slate', leaf: 'green', bloom: 'cherry' },
    sun: [506, 112, 32],
    marks: [
      hills('far', 318, 26, 'ansan'),
      wood('near', 342, -10, 650, 'yonsei', 18),
      wing({
        x: 150,
        w: 340,
        h: 96,
        roof: 'gable',
        roofH: 40,
        kind: 'pointed',
        cols: 13,
        rows: 3,
        framed: true,
        ivy: true,
        dormers: 4,
      }),
      tower({
        x: 320,
        w: 82,
        h: 156,
        top: 'crenel',
        kind: 'pointed',
        belfry: 2,
        rows: 1,
        cols: 2,
        turrets: true,
        flag: true,
      }),
      doorway(312, ground, 26, 40, 'pointed'),
      gable({ x: 84, w: 92, h: 84, peak: 46, face: 'rows' }),
      wing({
        x: 530,
        w: 120,
        h: 84,
        roof: 'gable',
        kind: 'pointed',
        cols: 5,
        rows: 2,
        framed: true,
        ivy: true,
      }),
      lawn(312),
      flowers(150, 120, 420, 'bloom', 'azalea'),
      flowers(370, 130, 420, 'bloom', 'azalea2'),
      bushes(210, 70, 446, 13, 'bloom'),
      bushes(352, 76, 446, 13, 'bloom'),
      students('yonsei', 250, 380, 3),
      pine({ x: 70, y: 440, s: 220 }),
      pine({ x: 590, y: 436, s: 200 }),
    ],
  },
  korea: {
    alt: 'A main hall of pale granite with a square Gothic tower above a wide lawn, pines on both sides',
    colours: {
      sky: 'clear',
      walls: 'limestone',
      roof: 'slate',
      walls2: 'granite',
      leaf: 'deep',
      bloom: 'red',
    },
    sun: [118, 112, 32],
    birds: [440, 100],
    marks: [
      hills('far', 320, 20, 'anam'),
      wood('near', 346),
      wing({
        x: 110,
        w: 420,
        h: 86,
        roof: 'crenel',
        kind: 'pointed',
        cols: 17,
        rows: 3,
        framed: true,
        buttresses: true,
      }),
      gable({ x: 136, w: 76, h: 90, peak: 38, face: 'rows', pinnacles: true }),
      gable({ x: 504, w: 76, h: 90, peak: 38, face: 'rows', pinnacles: true }),
      tower({
        x: 320,
        w: 92,
        h: 166,
        top: 'pinnacles',
        topH: 40,
        kind: 'pointed',
        belfry: 3,
        rows: 1,
        cols: 3,
        turrets: true,
      }),
      arcade({ x: 278, w: 62, h: 50, arches: 1, kind: 'pointed' }),
      fill('trim', shape(270, 390, 280, 378, 338, 378, 348, 390)),
      lawn(309),
      students('korea', 240, 400, 4),
      bushes(120, 150, 384, 10),
      bushes(372, 150, 384, 10),
      broad({ x: 480, y: 414, s: 96, hue: 'bloom' }),
      broad({ x: 156, y: 414, s: 96, hue: 'bloom' }),
      pine({ x: 62, y: 446, s: 250 }),
      pine({ x: 584, y: 446, s: 230 }),
    ],
  },
  sungkyunkwan: {
    alt: 'A Confucian hall with swept tiled roofs between two ancient ginkgo trees in gold',
    colours: { sky: 'gold', walls: 'ochre', roof: 'tile', walls2: 'brick', leaf: 'gold', bloom: 'deep' },
    sun: [320, 120, 38],
    marks: [
      town(0, 640, 340, 70, 'skku'),
      hills('far', 330, 26, 'skku'),
      wood('near', 350),
      tiledHall({ x: 96, w: 120, h: 36, y: 384, of: 'second', bays: 5, plinth: 8 }),
      tiledHall({ x: 544, w: 120, h: 36, y: 384, of: 'second', bays: 5, plinth: 8 }),
      tiledHall({ x: 320, w: 236, h: 62, y: 388, of: 'second', bays: 7, plinth: 18 }),
      fill('path', rect(0, ground + 6, 640, 100)),
      line(
        'trim',
        1.6,
        path`M0 404H640M0 430H640` +
          times(9)
            .map((index) => path`M${320 + (index - 4) * 60} 388L${320 + (index - 4) * 130} 480`)
            .join(''),
        0.5,
      ),
      fill('trim', shape(286, 480, 308, 388, 332, 388, 354, 480)),
      fill(
        'leaf',
        times(60)
          .map((index) => rect((index * 97) % 640, 396 + ((index * 53) % 80), 4, 2.4))
          .join(''),
      ),
      students('skku', 200, 440, 3),
      broad({ x: 128, y: 432, s: 300 }),
      broad({ x: 524, y: 432, s: 290 }),
    ],
  },
  'pusan-national': {
    alt: 'A stone arch and stepped campus halls below a green mountain, a long suspension bridge over the sea beyond',
    colours: {
      sky: 'sea',
      walls: 'limestone',
      roof: 'copper',
      walls2: 'rose',
      leaf: 'green',
      bloom: 'cherry',
    },
    sun: [498, 116, 34],
    birds: [520, 190],
    marks: [
      fill('water', rect(300, 300, 340, 80)),
      line('ripple', 1.6, path`M330 330h60M430 342h80M520 326h70M360 352h90`, 0.7),
      line('middle', 3.4, path`M300 318H640`),
      line('middle', 3, path`M404 318V240M536 318V240`),
      line('middle', 1.6, path`M300 300Q360 300 404 242Q470 330 536 242Q580 300 640 300`),
      line(
        'middle',
        1,
        times(13)
          .map((index) => {
            const x = 416 + index * 9;
            const lift = 286 - 44 * ((x - 470) / 66) ** 2;
            return path`M${x} 318V${Math.min(316, lift)}`;
          })
          .join(''),
        0.8,
      ),
      fill('near', path`M0 400V250Q60 196 120 206T230 262T340 330L420 380V400z`),
      fill('middle', path`M0 300Q60 226 110 216Q90 270 60 300T0 350z`, 0.35),
      wing({ x: 60, w: 150, h: 56, y: 322, roof: 'flat', of: 'second', cols: 8, rows: 2 }),
      wing({ x: 110, w: 170, h: 54, y: 352, roof: 'flat', cols: 9, rows: 2 }),
      bushes(60, 160, 326, 10),
      wing({ x: 390, w: 200, h: 78, roof: 'hip', roofH: 24, of: 'second', cols: 9, rows: 3, framed: true }),
      lawn(306, 30),
      fill('lawnShade', path`M190 402h250q20 6 -10 8h-220z`, 0.5),
      fill('wall', path`M196 404V330Q306 190 416 330V404H372V352Q306 262 240 352V404z`),
      fill('shade', path`M416 404V330Q366 262 306 262Q352 280 372 352V404z`, 0.75),
      line('trim', 3, path`M196 330Q306 190 416 330`),
      line(
        'shade',
        1.4,
        path`M200 356h40M200 380h40M376 356h40M376 380h40M250 294l18 22M306 264v26M360 292l-18 22`,
      ),
      students('pusan', 240, 400, 4),
      broad({ x: 500, y: 416, s: 150, hue: 'bloom' }),
      broad({ x: 590, y: 440, s: 210, hue: 'bloom' }),
      broad({ x: 56, y: 440, s: 210, hue: 'bloom' }),
    ],
  },
});
