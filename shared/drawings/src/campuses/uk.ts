import { asDrawings } from './campus.ts';
import { arcade } from './parts/arcade.ts';
import { stoneBridge } from './parts/bridges.ts';
import { broad } from './parts/broadleaves.ts';
import { cypress } from './parts/conifers.ts';
import { town, wood } from './parts/distance.ts';
import { dome, rotunda } from './parts/dome.ts';
import { doorway, gable } from './parts/gable.ts';
import { court, lawn, water } from './parts/grounds.ts';
import { circle, fill, ground, line, path, rect, shape, times } from './parts/paint.ts';
import { bushes } from './parts/planting.ts';
import { portico } from './parts/portico.ts';
import { students } from './parts/students.ts';
import { tower } from './parts/tower.ts';
import { spike } from './parts/walls.ts';
import { punt } from './parts/waterside.ts';
import { wing } from './parts/wing.ts';

export default asDrawings({
  oxford: {
    alt: 'A round library under a lead dome between spires and college walls',
    colours: { sky: 'gold', walls: 'sandstone', roof: 'lead', leaf: 'green' },
    sun: [112, 120, 34],
    birds: [470, 92],
    marks: [
      tower({ x: 516, w: 44, h: 168, top: 'spire', topH: 104, kind: 'pointed', belfry: 2, rows: 2 }),
      tower({ x: 108, w: 46, h: 172, top: 'pinnacles', topH: 40, kind: 'pointed', belfry: 2, rows: 2 }),
      wing({
        x: 0,
        w: 250,
        h: 80,
        roof: 'crenel',
        kind: 'pointed',
        cols: 10,
        rows: 2,
        buttresses: true,
        pinnacles: true,
      }),
      wing({
        x: 420,
        w: 240,
        h: 84,
        roof: 'crenel',
        kind: 'pointed',
        cols: 9,
        rows: 2,
        buttresses: true,
        pinnacles: true,
      }),
      gable({ x: 572, w: 60, h: 90, peak: 44, pinnacles: true }),
      rotunda(320, 186),
      court(),
      line(
        'ink',
        1.6,
        times(34)
          .map((index) => path`M${130 + index * 11.6} ${ground + 18}v-15`)
          .join('') + path`M126 ${ground + 5}H518M126 ${ground + 13}H518`,
        0.7,
      ),
      students('oxford', 120, 520, 4),
      bushes(-20, 130, 486, 24),
      bushes(536, 140, 486, 22),
    ],
  },
  cambridge: {
    alt: 'A tall chapel with pinnacles across the lawn, a stone bridge and a punt on the river before it',
    focus: '18%',
    colours: {
      sky: 'clear',
      walls: 'limestone',
      roof: 'lead',
      walls2: 'cream',
      leaf: 'green',
      bloom: 'spring',
    },
    sun: [520, 104, 32],
    marks: [
      wood('near', 346),
      wing({ x: 340, w: 220, h: 72, roof: 'balustrade', of: 'second', cols: 11, rows: 3, framed: true }),
      wing({
        x: 118,
        w: 214,
        h: 138,
        roof: 'crenel',
        kind: 'pointed',
        cols: 8,
        rows: 1,
        fillX: 0.62,
        fillY: 0.8,
        buttresses: true,
        pinnacles: true,
      }),
      gable({ x: 118, w: 84, h: 142, peak: 22, face: 'great' }),
      fill('wall', rect(66, 214, 17, 166) + rect(152, 214, 17, 166)),
      fill('shade', rect(77, 214, 6, 166) + rect(163, 214, 6, 166)),
      fill('wall', spike(74.5, 216, 6, 56) + spike(160.5, 216, 6, 56) + spike(326, 250, 4, 40)),
      line('shade', 1.4, path`M66 250h17M66 300h17M152 250h17M152 300h17`),
      lawn(undefined),
      fill('lawnShade', path`M0 404H640V420H0z`, 0.5),
      water(418),
      stoneBridge(392, 200, 412, 3, 26),
      punt(250, 452),
      broad({ x: 372, y: 404, s: 110, hue: 'bloom' }),
      broad({ x: 592, y: 408, s: 170, hue: 'bloom' }),
      students('cambridge', 140, 300, 2),
      broad({ x: 30, y: 440, s: 190 }),
      bushes(430, 220, 486, 16),
    ],
  },
  ucl: {
    alt: 'A white portico of ten columns under a dome at the end of a London quadrangle',
    colours: { sky: 'cool', walls: 'white', roof: 'lead', walls2: 'limestone', leaf: 'green' },
    sun: [120, 112, 30],
    marks: [
      town(0, 640, 350, 70, 'bloomsbury'),
      wing({ x: 20, w: 190, h: 86, roof: 'balustrade', cols: 8, rows: 2, framed: true }),
      wing({ x: 430, w: 190, h: 86, roof: 'balustrade', cols: 8, rows: 2, framed: true }),
      wing({ x: 206, w: 228, h: 96, roof: 'flat', cols: 10, rows: 1 }),
      dome({ x: 320, w: 112, y: 262, drum: 34, rise: 62 }),
      portico({ x: 320, w: 206, h: 82, columns: 10, pediment: 40, steps: 9 }),
      fill('trim', shape(196, ground, 232, 346, 232, ground)),
      fill('shade', shape(444, ground, 408, 346, 408, ground), 0.6),
      lawn(320),
      students('ucl', 200, 440, 4),
      cypress({ x: 150, y: 394, s: 84 }),
      cypress({ x: 490, y: 394, s: 84 }),
      broad({ x: 48, y: 440, s: 220 }),
      broad({ x: 596, y: 436, s: 200 }),
    ],
  },
  edinburgh: {
    alt: 'A grey stone college with a dome crowned by a golden figure, Arthur’s Seat and the castle rock behind',
    colours: { sky: 'rose', walls: 'granite', roof: 'lead', leaf: 'deep' },
    sun: [464, 132, 34],
    birds: [210, 96],
    marks: [
      fill(
        'far',
        path`M0 330L60 318Q110 250 160 236L196 232Q236 258 270 300L340 326 430 312Q520 300 640 318V400H0z`,
      ),
      fill('middle', path`M430 340Q470 292 500 284L586 282Q600 300 640 330V400H420z`),
      fill(
        'middle',
        rect(506, 262, 26, 24) +
          rect(530, 252, 20, 34) +
          rect(550, 268, 36, 18) +
          shape(504, 262, 519, 252, 534, 262) +
          rect(562, 256, 10, 14),
      ),
      town(180, 420, 356, 60, 'edinburgh', 'near'),
      wing({ x: 70, w: 500, h: 86, roof: 'balustrade', cols: 19, rows: 2, framed: true }),
      wing({ x: 70, w: 84, h: 98, roof: 'flat', cols: 3, rows: 2, framed: true, kind: 'round' }),
      wing({ x: 486, w: 84, h: 98, roof: 'flat', cols: 3, rows: 2, framed: true, kind: 'round' }),
      tower({ x: 320, w: 96, h: 124, top: 'flat', belfry: 0, rows: 1, cols: 3 }),
      dome({ x: 320, w: 80, y: 254, drum: 44, rise: 52 }),
      fill('accent', circle(320, 128, 3.6) + path`M316 146l2 -14h4l2 14z M322 134l9 -8 1.5 2 -8 9z`),
      portico({ x: 316, w: 118, h: 62, columns: 6, pediment: 0, steps: 3 }),
      court(),
      students('edinburgh', 140, 500, 4),
      bushes(-10, 120, 486, 22),
      bushes(520, 140, 486, 24),
    ],
  },
  manchester: {
    alt: 'A Gothic hall of dark gold stone with a steep roof and a tall pointed tower, students crossing the quadrangle',
    colours: { sky: 'cool', walls: 'brown', roof: 'slate', walls2: 'brick', leaf: 'green', bloom: 'gold' },
    sun: [524, 108, 28],
    clouds: 5,
    marks: [
      town(0, 640, 350, 96, 'manchester'),
      wing({
        x: 60,
        w: 200,
        h: 96,
        roof: 'hip',
        roofH: 56,
        kind: 'pointed',
        cols: 7,
        rows: 2,
        framed: true,
        dormers: 4,
        chimneys: 3,
      }),
      wing({
        x: 356,
        w: 110,
        h: 100,
        roof: 'hip',
        roofH: 60,
        kind: 'pointed',
        cols: 4,
        rows: 1,
        framed: true,
        buttresses: true,
        fillY: 0.7,
      }),
      gable({ x: 500, w: 104, h: 112, peak: 72, face: 'great', pinnacles: true }),
      tower({
        x: 304,
        w: 78,
        h: 176,
        top: 'spire',
        topH: 92,
        kind: 'pointed',
        clock: 0.82,
        cols: 2,
        rows: 1,
      }),
      tower({ x: 362, w: 24, h: 168, top: 'spire', topH: 50, kind: 'pointed', belfry: 1, rows: 2 }),
      doorway(294, ground, 34, 54, 'pointed'),
      lawn(294, 40),
      students('manchester', 190, 430, 5),
      bushes(70, 140, 384, 11),
      broad({ x: 60, y: 438, s: 220, hue: 'bloom' }),
      bushes(500, 150, 486, 26),
    ],
  },
  'kings-london': {
    alt: 'A long stone front of columns and arches on the Thames, Waterloo Bridge and the London Eye beside it',
    focus: '76%',
    colours: { sky: 'rose', walls: 'white', roof: 'lead', walls2: 'granite', leaf: 'green' },
    sun: [470, 126, 34],
    marks: [
      town(0, 220, 366, 150, 'kings'),
      town(470, 640, 366, 110, 'kings2'),
      line('middle', 3.4, path`M104 182a76 76 0 1 0 .1 0z`),
      line(
        'middle',
        1.1,
        times(12)
          .map(
            (index) =>
              path`M104 258L${104 + Math.cos(index * 0.524) * 76} ${258 + Math.sin(index * 0.524) * 76}`,
          )
          .join(''),
        0.8,
      ),
      fill(
        'middle',
        times(20)
          .map((index) => circle(104 + Math.cos(index * 0.314) * 80, 258 + Math.sin(index * 0.314) * 80, 3.4))
          .join(''),
      ),
      line('middle', 4, path`M104 258L76 372M104 258L132 372`),
      wing({ x: 196, w: 420, h: 96, roof: 'balustrade', cols: 18, rows: 2, framed: true }),
      dome({ x: 400, w: 52, y: 274, drum: 22, rise: 26 }),
      portico({ x: 400, w: 130, h: 66, columns: 8, pediment: 28, steps: 0 }),
      arcade({ x: 190, w: 440, h: 42, y: 420, arches: 15 }),
      fill('trim', rect(184, 376, 460, 6)),
      fill('shade', rect(190, 416, 450, 8)),
      water(424),
      stoneBridge(-60, 240, 398, 3, 14),
      fill('ember', path`M64 388h44v-22q0 -3 -3 -3h-38q-3 0 -3 3z`),
      fill('window', rect(68, 367, 36, 6) + rect(68, 377, 36, 6)),
      fill('ink', circle(74, 388, 3.4) + circle(98, 388, 3.4)),
      fill('ink', path`M250 446h96l8 -7h-10v-9h-60v9h-36z`),
      fill(
        'window',
        times(7)
          .map((index) => rect(288 + index * 8, 432, 5, 4))
          .join(''),
      ),
      broad({ x: 236, y: 382, s: 74 }),
      broad({ x: 560, y: 382, s: 80 }),
      broad({ x: 604, y: 384, s: 96 }),
    ],
  },
});
