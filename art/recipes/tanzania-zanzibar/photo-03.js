import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { standingZebra } from '../../things/zebra.js'
import { clearDay } from './kit.js'

const INK = '#2b2740'
const COAT =
  'M-31 -44C-33 -48 -28 -50 -22 -49C-10 -46 0 -46 8 -49C14 -54 20 -62 25 -69L25 -75C28 -75 29 -72 30 -70C36 -69 41 -65 46 -61C50 -59 54 -57 54.500 -54C54.500 -51 51 -49.500 48 -50C43 -51 38 -53 34 -55C30 -50 28 -43 26 -37C25 -33 23 -30 20 -28L18.500 -15L19.500 -1L14 -1L13 -14L10 -26C0 -22 -10 -22 -16 -26C-18 -23 -20 -20 -21.500 -17L-20 -1H-25.500L-27.500 -17C-29 -22 -32 -28 -32.500 -34C-33 -38 -32 -41 -31 -44Z'
const FAR_LEGS =
  'M4 -28L8 -14L7 -1H12L13.500 -14L14 -28ZM-22 -30L-17 -16L-14.500 -1H-9.500L-12 -16L-13 -28Z'

/** A zebra that lays its head on another's back, facing right; 75 units tall. `shade` is the side away from the sun. */
function leaningZebra(k, shade) {
  path(k, '#a9a2b4', FAR_LEGS)
  k.save()
  k.clip(new Path2D(FAR_LEGS))
  for (let y = -26; y < 0; y += 3.6) stroke(k, INK, 1.3, `M-26 ${y}q22 1.500 44 0`)
  k.restore()
  path(k, '#fdf6e6', COAT)
  k.save()
  k.clip(new Path2D(COAT))
  path(k, '#c9bfcb', shade)
  // Barrel: tapering stripes, upright at the shoulder and leaning back towards the rump.
  for (let i = 0; i < 8; i++) {
    const x = 13 - i * 3.7
    const lean = Math.max(0, i - 2) * 1.1
    path(
      k,
      INK,
      `M${x - 1.5} -51Q${x + 1.6} -40 ${x - lean * 0.4} -24L${x - lean * 0.4 + 0.5} -24Q${x + 4} -40 ${x + 0.8} -51Z`,
    )
  }
  // Rump: long bands that sweep from the back down to the thigh.
  for (let i = 0; i < 5; i++)
    path(
      k,
      INK,
      `M${-18 - i * 2.4} ${-52 + i * 1.2}C${-20 - i} ${-42 + i * 3} ${-24} ${-38 + i * 4.6} -34 ${-38.5 + i * 5.6}L-34 ${-36.2 + i * 5.6}C${-23} ${-35.4 + i * 4.6} ${-17.4 - i} ${-40 + i * 3} ${-16.8 - i * 2.3} ${-52 + i}Z`,
    )
  for (let y = -20; y < -3; y += 3.3)
    stroke(k, INK, 1.5, `M-30 ${y}q5 1.600 10 0M11 ${y + 1}q5 1.500 10 0`)
  stroke(k, INK, 1.5, 'M12 -22Q17 -20 22 -24M12.500 -25.500Q18 -24 24 -29')
  // Neck: bands across its length; face: fine lines along it, dark muzzle.
  for (let i = 0; i < 7; i++)
    path(
      k,
      INK,
      `M${7.5 + i * 2.9} ${-50 - i * 3.1}Q${17 + i * 2.2} ${-46 - i * 2.5} ${26.5 + i * 1.3} ${-36 - i * 3}L${26.9 + i * 1.3} ${-37.4 - i * 3}Q${18.5 + i * 2.2} ${-48.5 - i * 2.5} ${9.5 + i * 2.9} ${-52.6 - i * 3.1}Z`,
    )
  stroke(
    k,
    INK,
    0.9,
    'M31 -69.500Q38 -65 44 -59M29 -67Q36 -63 43 -57.500M29 -63.500Q35 -60.500 41 -56M30 -60Q34 -58 38 -55.500M33.500 -69Q40 -65 46 -60',
  )
  path(
    k,
    INK,
    'M47 -61C50 -59 55 -57 55.500 -54C55.500 -50 51 -49 47.500 -49.500C46.500 -53 46 -57 47 -61Z',
  )
  for (const [x, y] of points('-26 -3 13 -3')) path(k, INK, `M${x} ${y}h8v4h-8Z`)
  k.restore()
  // The brush of the mane, the ear, the closed eye, the tail.
  path(k, INK, 'M6 -48C13 -53 19 -62 24 -70L27 -71L25 -75L21 -73C15 -66 10 -58 4 -51Z')
  for (let i = 0; i < 5; i++)
    path(k, '#fdf6e6', `M${8.5 + i * 3} ${-51.5 - i * 3.6}l-2.400 -2.600l1.300 -1.800l2.500 2.700Z`)
  path(k, '#fdf6e6', 'M25.500 -69L24.500 -75.500C28 -75 30 -72.500 30.500 -69.500Z')
  path(k, INK, 'M26.200 -70L25.400 -74.500C27.600 -73.500 28.800 -72 29.200 -70.200Z')
  stroke(k, INK, 0.9, 'M36.600 -62.800q1.800 1.500 3.600 1')
  stroke(k, '#fdf6e6', 1.6, 'M-31.500 -43C-36 -40 -36.500 -33 -35.500 -27')
  path(k, INK, 'M-36.800 -30C-34.500 -30 -34 -26 -34.500 -18C-37.500 -22 -38 -27 -36.800 -30Z')
}

/** A black rhino far off: the surprise of the crater. */
const rhino = (k) =>
  path(
    k,
    '#6a6a7c',
    'M-6 0L-6.400 -3C-7.600 -5 -6.600 -7.600 -4 -7.800C-1 -8 1 -7.400 3 -7.800L4 -8.800L4.600 -7.400C6 -7 7 -5.800 8.400 -5.600L9.600 -8L9.800 -4.600L8.600 -3.200L5.600 -3.400L4.600 0H3L2.800 -2.800C0 -2 -2 -2 -3.600 -2.800L-4.200 0Z',
  )

export default {
  alt: 'Due zebre appoggiano la testa l’una sulla schiena dell’altra sul fondo del cratere di Ngorongoro, con un puledro vicino; dietro, i fenicotteri sul lago e le nubi che scendono dal bordo',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...clearDay,
        sky: [
          [0, '#3a7fb8'],
          [0.5, '#8fc0d4'],
          [0.8, '#dfe6d4'],
          [1, '#fbedc8'],
        ],
        disc: 0,
        front: 0.8,
      },
      sun: [0.04, 0.16],
      horizon: 0.5,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    for (const [x, y, width, height, seed] of points('0.2 0.13 30 6 4 0.44 0.1 20 4 9', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fffaf0', dark: '#c9d4da' })
    f.draw(s.k, (k) => {
      // The rim six hundred metres above: one level wall, its ribs lit on the left and wooded in the folds.
      const top = rough(
        points('-5 22 20 20.500 48 22.500 80 19.500 112 21.500 140 19 165 21'),
        0.5,
        3,
      )
      fill(k, '#7fa3a0', [...top, ...points('165 52 -5 52')])
      const r = random(5)
      for (let i = 0; i < 13; i++) {
        const x = -6 + i * 13.5 + r() * 9
        const y = 21.6 + r() * 4
        const [wide, lean] = [5 + r() * 9, 3 + r() * 4]
        fill(
          k,
          i % 3 ? '#9dba9c' : '#b3c49c',
          rough(
            [
              [x, y],
              [x + 1.5, y + 6],
              [x - 1, y + 12],
              [x - lean, 43],
              [x - lean - wide, 43],
              [x - 3 - wide * 0.6, y + 11],
              [x - 2, y + 4],
            ],
            0.5,
            i,
          ),
        )
        fill(
          k,
          '#6c979a',
          rough(
            [
              [x, y],
              [x + 3 + r() * 3, y + 8],
              [x + 2.5, y + 14],
              [x + 6 + r() * 4, 43],
              [x - lean, 43],
              [x - 1, y + 12],
              [x + 1.5, y + 6],
            ],
            0.5,
            i + 30,
          ),
        )
      }
      // Cloud pours over the rim on the right and thins out as it falls.
      path(
        k,
        '#eef1ea',
        'M84 20.500C88 14 97 12 103 15C107 9 119 9 124 13C131 8 143 9 148 13C153 10 160 11 166 13V30C160 28 157 34 152 30C148 36 143 28 139 31C135 38 130 30 126 27C121 33 117 26 112 25C107 29 103 23 98 23C93 24 88 23 84 20.500Z',
      )
      path(
        k,
        '#ffffff',
        'M90 17C94 13.500 99 13.500 103 16.500C108 11 118 11 123.500 15C130 10.500 142 11 147.500 15C153 12 160 13 166 15V18C160 16.500 155 17 150 19C144 15.500 134 15.500 128 19C122 15.500 112 15.500 106 20C100 17.500 95 17.500 90 17Z',
      )
      path(
        k,
        '#c9d9d6',
        'M112 25C117 24 121 26.500 126 27C131 25 135 28 139 31C143 28 148 29 152 30C156 28 160 27 166 28V30C160 28 157 34 152 30C148 36 143 28 139 31C135 38 130 30 126 27C121 33 117 26 112 25Z',
      )
      // The floor: far green, the soda lake with its pink edge, gold near.
      for (const [c, line, seed] of [
        ['#a8b98c', '-5 41.500 50 40.500 110 41.500 165 40.500', 2],
        ['#b9bf7c', '-5 45 50 44.500 110 45.500 165 44.500', 4],
      ])
        fill(k, c, [...rough(points(line), 0.3, seed), ...points('165 96 -5 96')])
      path(k, '#cfe3e6', 'M58 47.500C78 45 130 45 165 46V51C130 52.500 80 51.500 58 47.500Z')
      path(k, '#f4f8f2', 'M90 47C112 46 140 46.200 165 46.800V48C140 47.600 112 48 90 47Z')
      path(
        k,
        '#f0a0a4',
        'M74 49.600C92 50.800 130 51.600 165 50V51.200C130 53 92 52.400 74 49.600Z',
      )
      const q = random(8)
      for (let i = 0; i < 90; i++) {
        const x = 78 + q() * 86
        stroke(
          k,
          i % 3 ? '#f6c2be' : '#e8828e',
          0.35,
          `M${x} ${50.6 + q() * 0.9}v${-0.9 - q() * 0.6}`,
        )
      }
      for (const [c, line, seed] of [
        ['#c3b968', '-5 53 50 51.500 110 53 165 52.500', 6],
        ['#b3a854', '-5 60 50 58 110 60 165 59', 8],
        ['#98934a', '-5 70 50 68 110 71 165 69', 9],
        ['#7c8044', '-5 80 50 78 110 81 165 79', 7],
      ])
        fill(k, c, [...rough(points(line), 0.4, seed), ...points('165 96 -5 96')])
      for (let i = 0; i < 16; i++) {
        const x = q() * 165 - 8
        const y = 54 + q() * 22
        const l = 6 + q() * 14
        path(
          k,
          i % 2 ? 'rgba(226,214,140,.55)' : 'rgba(96,110,60,.35)',
          `M${x} ${y}Q${x + l / 2} ${y - 0.7} ${x + l} ${y}Q${x + l / 2} ${y + 0.6} ${x} ${y}Z`,
        )
      }
      path(k, 'rgba(60,60,80,.3)', 'M13 58.200h18l4 1.200h-18Z')
      at(k, 22, 58.6, 0.9, rhino)
    })
    for (const [x, y, size, flip] of [
      [0.3, 0.635, 5, false],
      [0.345, 0.64, 5.4, true],
      [0.88, 0.66, 7, false],
      [0.94, 0.672, 7.6, true],
      [0.78, 0.648, 6, true],
      [0.06, 0.66, 6.2, false],
    ])
      place(s, standingZebra(), { x, y, size, flip, haze: 0.16, front: 0.8 })
    f.draw(s.k, (k) => {
      path(
        k,
        'rgba(44,40,70,.42)',
        'M36 81C52 79 92 80 118 83.500C128 85.500 120 87.500 106 86.500C80 85.500 52 84.500 36 81Z',
      )
      path(
        k,
        'rgba(44,40,70,.42)',
        'M120 80C128 79.500 142 81 152 83.500C146 85 130 83.500 120 80Z',
      )
      k.save()
      k.translate(89, 79.6)
      k.rotate(0.035)
      k.scale(-0.66, 0.68)
      leaningZebra(
        k,
        'M-40 -60C-28 -56 -24 -40 -24 -28C-20 -14 -22 -6 -22 2H-40ZM-22 -32C-8 -28 6 -30 14 -34L22 -38V-20L-22 -20Z',
      )
      k.restore()
      at(k, 56, 81.5, 0.72, (c) =>
        leaningZebra(
          c,
          'M-24 -33C-8 -30 4 -32 12 -37C20 -42 28 -50 33 -57L52 -49L50 -46L30 -44L24 -20H17V2H20V-26L-18 -22ZM-23 -16L-21 2H-19V-18Z',
        ),
      )
      // A cattle egret has found the calm back.
      k.translate(2.5, 1.7)
      path(
        k,
        '#ffffff',
        'M38.500 45.200C39.500 42.500 42 42 44 42.800C44.300 40.600 44.200 38.800 45.400 38C46.600 37.500 47.300 38.400 47 39.400C46.700 41 46.200 42.500 45.700 44.200C44.500 45.800 41 45.600 38.500 45.200Z',
      )
      path(k, '#e8a33c', 'M46.900 38.200L49 39L46.900 39.500Z')
      stroke(k, INK, 0.26, 'M42.600 45.400V46.600M44 45.200V46.500')
    })
    place(s, standingZebra(), {
      x: 0.815,
      y: 0.895,
      size: 23,
      flip: false,
      front: 0.85,
      shadow: false,
    })
    f.draw(s.k, (k) => {
      const r = random(17)
      for (let i = 0; i < 300; i++) {
        const x = r() * 168 - 4
        const back = i % 5 === 0
        const y = back ? 81.6 + r() * 2 + noise(x * 0.1, 2) : 92 - r() * 4
        const l = back ? 1 + r() * 1.6 : 2 + r() * 4.5
        stroke(
          k,
          ['#5a6436', '#7d8440', '#d6c876', '#4a5634'][i % 4],
          0.34,
          `M${x} ${y}q${r() * 0.5} ${-l * 0.6} ${r() * 1.8} ${-l}`,
        )
      }
    })
    return finish(s, { rays: 0.05 })
  },
}
