import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import {
  farCity,
  greatDunes,
  HORIZON,
  litFloor,
  nearCrest,
  rug,
  thrown,
} from '../../things/camp-hollow.js'
import { fire, lantern, tent } from '../../things/desert-camp.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const FIRE = [93, 66.5]
const LANTERNS = '79 63.6 83.500 71.400 104.500 71 108 62.200 119.5 64.2 122 69.500 71 66.500'
const TENTS = '69 61.600 0.330 0 94 57.800 0.300 0 116.500 60 0.240 1'
/** The camp is laid out in its own measure, then drawn nearer about this point. */
const [NEAR, AX, AY] = [1.46, 94, 62.4]
const nearer = ([x, y]) => [AX + (x - AX) * NEAR, AY + (y - AY) * NEAR]
/** How far each has turned towards the fire: narrower, its ground line aslant. */
const TURNS = [
  [0.8, 0.09],
  [1.12, 0],
  [0.78, 0.1],
]

/** On the ground, the knees drawn up. */
const LOW = { ...POSES.sit, near: [112, 106], far: [98, 92], armNear: [44, 14], armFar: [50, 16] }

/** Who is in the camp: place, height, pose, clothes, which way. */
const WHITE = ['#fbe6cc', '#a8849c']
const HAIR = ['#2c1c38', '#1c1430']
const CAMP = [
  [83, 67.5, LOW, ['#3c8c90', '#28506c'], ['#40406c', '#2c2850'], false],
  [87.2, 68.2, LOW, ['#e8705c', '#8c3c58'], ['#5c4474', '#3a2c58'], false],
  [105.4, 67.2, LOW, ['#f0b45c', '#a8684c'], ['#40406c', '#2c2850'], true],
  [101.6, 68, LOW, WHITE, WHITE, true],
]

export default {
  alt: 'Nel deserto di Dubai, dopo il tramonto: un campo di tende illuminate in una conca tra le grandi dune rosse, il fuoco con i viaggiatori intorno; due guardano dalla cresta; sull’orizzonte acceso si vede piccola la guglia del Burj Khalifa sotto la falce di luna',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#0a1a48'],
          [0.34, '#164470'],
          [0.62, '#3c8088'],
          [0.82, '#c0aa78'],
          [0.94, '#fab060'],
          [1, '#ffd080'],
        ],
        front: 0.35,
      },
      sun: [0.74, 0.5],
      horizon: HORIZON / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    stars(s, { count: 240, below: 0.3, seed: 14 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The thin moon over the city, Venus above it.
      path(
        k,
        '#fff2d8',
        'M130.300 18.600C132.100 20.100 132.100 23 129.700 24.100C127.900 24.800 126.200 24.100 125.400 22.800C126.700 23.600 128.400 23.600 129.600 22.600C130.900 21.500 131.100 19.900 130.300 18.600Z',
      )
      path(
        k,
        '#fff6e4',
        'M139 12.300L139.200 13.100L140 13.300L139.200 13.500L139 14.300L138.800 13.500L138 13.300L138.800 13.100Z',
      )
      farCity(k, '#b87a5c')
      greatDunes(k)
      litFloor(k, [
        [...nearer(FIRE), 3.6],
        ...points(TENTS, 4).map(([x, y, q]) => [...nearer([x, y + 0.8]), q * 4.4]),
        ...points(LANTERNS).map(([x, y]) => [...nearer([x, y]), 0.3]),
      ])
      k.save()
      k.translate(AX * (1 - NEAR), AY * (1 - NEAR))
      k.scale(NEAR, NEAR)
      for (const [i, [x, y, q, m]] of points(TENTS, 4).entries())
        at(
          k,
          x,
          y,
          q,
          (c) => {
            const [narrow, slant] = TURNS[i]
            c.transform(narrow, -slant * narrow, 0, 1, 0, 0)
            tent(c)
          },
          Boolean(m),
        )
      for (const [x, y] of points(LANTERNS)) at(k, x, y + 0.2, 0.17, lantern)
      const dark = 'rgba(64,24,52,.6)'
      for (const [x, y] of CAMP) thrown(k, dark, FIRE, [x, y], 6)
      thrown(k, dark, FIRE, [113, 65.6], 9)
      thrown(k, dark, FIRE, [115.8, 66], 9)
      rug(k, 85.4, 68, 5.6)
      rug(k, 103.2, 67.8, 5.4)
      // Each has a cushion under him.
      for (const [x, y] of CAMP)
        for (const [c, d] of [
          ['#5c2444', 0.3],
          ['#e8b864', 0],
        ])
          path(
            k,
            c,
            `M${x - 1.4} ${y + 0.1 + d}C${x - 1.5} ${y - 0.6 + d} ${x + 1.3} ${y - 0.6 + d} ${x + 1.4} ${y + 0.1 + d}C${x + 1} ${y + 0.5 + d} ${x - 1} ${y + 0.5 + d} ${x - 1.4} ${y + 0.1 + d}Z`,
          )
      CAMP.forEach(([x, y, pose, top, low, flip], i) =>
        stand(
          k,
          x,
          y,
          5.2,
          {
            ...pose,
            skin: SKINS[i % 3],
            top,
            low,
            hair: HAIR,
            light: flip ? -1 : 1,
            cut: i % 2 ? 'long' : 'short',
          },
          { flip },
        ),
      )
      at(k, ...FIRE, 0.24, fire)
      // The host with the coffee, a guest who comes from the tents.
      stand(
        k,
        113,
        65.6,
        5,
        {
          ...POSES.walk,
          skin: SKINS[1],
          top: WHITE,
          low: WHITE,
          dress: 'coat',
          hair: HAIR,
          hat: ['wrap', '#fbe6cc', '#a8849c'],
          light: -1,
        },
        { flip: true },
      )
      stand(
        k,
        116.2,
        66,
        4.6,
        {
          ...POSES.walkOther,
          skin: SKINS[0],
          top: ['#d8607c', '#80365c'],
          low: ['#40406c', '#2c2850'],
          hair: HAIR,
          cut: 'bun',
          light: -1,
        },
        { flip: true },
      )
      k.restore()
      nearCrest(k)
      // Two on the crest.
      const two = [
        [21.4, 66.6, ['#f08468', '#8c3c58'], 'long', 1],
        [28, 67.8, ['#5cb0a8', '#2c607c'], 'short', 0],
      ]
      for (const [x, y, top, cut, i] of two) {
        path(
          k,
          '#180c26',
          `M${x - 2.6} ${y + 0.6}C${x} ${y + 0.1} ${x + 3} ${y + 0.6} ${x + 5.6} ${y + 2}C${x + 3} ${y + 2.2} ${x} ${y + 1.6} ${x - 2.6} ${y + 0.6}Z`,
        )
        stand(k, x, y, 12, {
          ...POSES.sit,
          near: [128 - i * 8, 108 - i * 6],
          far: [116, 98],
          armNear: i ? [52, 12] : [-28, 10],
          armFar: [44, 20],
          skin: SKINS[i],
          top,
          low: i ? ['#b4a0b8', '#5c5484'] : ['#e8c890', '#8c6478'],
          hair: HAIR,
          light: 1,
          cut,
        })
      }
    })
    s.glow(nearer(FIRE)[0] / 160, (nearer(FIRE)[1] - 0.8) / 90, 16, '#ff9448', 0.3)
    for (const [x, y, q] of points(TENTS, 4))
      s.glow(nearer([x, y])[0] / 160, (nearer([x, y])[1] - 2) / 90, q * 42, '#ffae5c', 0.22)
    return finish(s, { bloom: 0.22 })
  },
}
