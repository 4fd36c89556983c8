import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { frond, leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { coconut, feeder, granite, tortoise } from '../../things/la-digue.js'

const SEA = 41

/** The bay in bands from the deep to the shore, each with its own edge. */
function bay(k) {
  for (const [c, d] of [
    ['#1c62ac', `M-40 ${SEA}H200V96H-40Z`],
    ['#1f7cc0', `M-40 45C0 44 40 46 80 45C120 44 160 45 200 45V96H-40Z`],
    ['#1f98c8', 'M-40 50C-10 48 20 51 50 49.500C80 48 110 50 200 49V96H-40Z'],
    ['#2cb4cc', 'M-40 56C-6 53 24 57 52 54.500C78 52 104 54 200 53V96H-40Z'],
    ['#4cccc8', 'M-40 64C-10 60 18 64 44 60.500C70 57 92 58 200 57V96H-40Z'],
    ['#80e0d0', 'M-40 73C-10 69 16 71 40 67C62 63 84 61.500 200 61V96H-40Z'],
    ['#b4f0dc', 'M-40 81C-10 77 16 77 38 72.500C60 68 80 64.500 200 64V96H-40Z'],
  ])
    path(k, c, d)
  // Reef under the surface, light on the ripples.
  for (const [x, y, q] of points('6 58.500 20 40 53.500 15 56 59.500 9 -14 66 14 26 66.500 12', 3))
    path(
      k,
      'rgba(20,110,150,.24)',
      `M${x - q} ${y}C${x - q * 0.7} ${y - q * 0.12} ${x - q * 0.4} ${y - q * 0.04} ${x - q * 0.2} ${y - q * 0.1}C${x} ${y - q * 0.17} ${x + q * 0.5} ${y - q * 0.13} ${x + q} ${y - q * 0.02}C${x + q * 0.7} ${y + q * 0.08} ${x + q * 0.3} ${y + q * 0.03} ${x} ${y + q * 0.1}C${x - q * 0.4} ${y + q * 0.15} ${x - q * 0.8} ${y + q * 0.09} ${x - q} ${y}Z`,
    )
  for (const [x, y, l] of points(
    '-8 47 12 20 46 8 46 48 14 70 46.500 10 4 52 12 58 52.500 8 30 62 10 -6 70 14 66 60 8 14 74 9 46 57.500 9',
    3,
  ))
    path(k, 'rgba(236,255,248,.75)', `M${x} ${y}q${l / 2} -0.700 ${l} 0q${-l / 2} 0.500 ${-l} 0Z`)
}

/** A catamaran far out. */
function catamaran(k) {
  path(k, '#f4f8ff', 'M-5 0L-4.200 1.200H4.200L5.400 -0.400H-5Z')
  path(k, '#a8bcd8', 'M-4.200 1.200H4.200L4.700 0.500H-4.700Z')
  path(k, '#ffffff', 'M0.300 -0.800V-12C3 -8 4.400 -4 4.600 -0.800Z')
  path(k, '#ff8a64', 'M-0.300 -0.800V-9.500C-2.600 -6 -3.800 -3 -4.200 -0.800Z')
}

export default {
  alt: "I massi di granito levigato di La Digue sulla sabbia chiara, tra le palme e l'acqua turchese, con una tartaruga gigante",
  heart: 92,
  focus: 0.62,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#1f74c8'],
          [0.5, '#54ace4'],
          [0.85, '#a8dcf0'],
          [1, '#e4f4ee'],
        ],
      },
      sun: [0.1, 0.08],
      horizon: h > w ? 0.57 : SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s, { centre: 97, zoom: 0.8 })
    const fx = (x) => f.at([x, 0])[0] / s.w
    const fy = (y) => f.at([0, y])[1] / s.h
    flatCloud(s, { x: fx(62), y: fy(17), width: s.pick(30, 34), height: s.pick(8, 9), seed: 5 })
    flatCloud(s, { x: s.pick(0.16, 0.24), y: s.pick(0.36, 0.2), width: 24, height: 6, seed: 9 })
    f.draw(s.k, (k) => {
      // Praslin across the strait.
      path(
        k,
        '#8cbcd4',
        'M-6 41C4 37 12 35.500 20 33.500C28 35 34 34 42 36.500C50 38 58 39.500 66 41.200Z',
      )
      path(
        k,
        '#74a8c8',
        'M20 33.500C24 36.500 22 39 28 41.200H66C58 39.500 50 38 42 36.500C34 34 28 35 20 33.500Z',
      )
      bay(k)
      at(k, 47, 43.5, 0.5, catamaran)
      // Stones in the water, each in its ring of foam.
      for (const [x, y, half, high, seed] of points(
        '66 54 4 5.400 3 74 56 6.400 9 6 82 57.500 3.600 4 9',
        5,
      )) {
        path(
          k,
          'rgba(16,90,130,.45)',
          `M${x - half} ${y}C${x} ${y - 1} ${x + half * 2.4} ${y - 0.4} ${x + half * 3} ${y + 0.8}C${x + half} ${y + 2} ${x - half} ${y + 1.6} ${x - half} ${y}Z`,
        )
        granite(k, x, y, half, high, { seed, flutes: 3 })
        path(
          k,
          '#f0fffa',
          `M${x - half * 1.3} ${y + 0.3}C${x - half * 0.8} ${y - 0.6} ${x - half * 0.3} ${y + 0.2} ${x} ${y - 0.1}C${x + half * 0.5} ${y - 0.6} ${x + half} ${y - 0.3} ${x + half * 1.3} ${y + 0.3}C${x + half * 0.6} ${y + 1.1} ${x - half * 0.7} ${y + 1.1} ${x - half * 1.3} ${y + 0.3}Z`,
        )
      }
      // Foam, wet sand, the beach.
      path(k, '#ffffff', 'M-40 87C-10 82 14 83 36 77.500C58 72 76 67 96 65.500L200 64V96H-40Z')
      path(
        k,
        '#e4c8a4',
        'M-40 88.600C-10 83.600 16 84.200 38 78.800C60 73.400 78 68.400 98 66.800L200 65V96H-40Z',
      )
      path(
        k,
        '#fbe8c8',
        'M-40 91.500C-6 87 20 86.600 42 81.200C64 75.800 82 70.400 100 68.400L200 66V96H-40Z',
      )
      path(k, '#fff4dc', 'M20 93C44 90 64 84 84 78C100 73.600 120 76 200 74V96H20Z')
      for (const [x, y, l] of points('96 85 12 120 88 16 44 91 12 140 84 12 84 92 14', 3))
        path(k, '#ecd2ac', `M${x} ${y}q${l / 2} -1.100 ${l} 0q${-l / 2} -0.400 ${-l} 0Z`)
      // The wood behind the stones.
      leafMass(k, {
        box: [92, 22, 170, 62],
        inside: (x, y) =>
          y > 54 - (x - 92) * 0.52 + 3 * Math.sin(x * 0.35) && y > 27 + 2 * Math.sin(x * 0.5),
        light: (x, y) => 0.9 - (y - (50 - (x - 92) * 0.45)) / 26,
        size: 6.4,
        tones: [
          ['#1a4c44', '#22604a', '#2f7a4c'],
          ['#22604a', '#348a4c', '#5cac50'],
          ['#2f7a4c', '#58a84c', '#98cc58'],
        ],
        seed: 6,
      })
      coconut(k, [150, 44], [143, 5], 21, 0.1)
      coconut(k, [122, 48], [108, 13], 19, -0.12)
      coconut(k, [131, 46], [126, 1], 20, 0.2)
      path(k, 'rgba(130,96,130,.4)', 'M92 70C110 66 150 66 172 72V84C150 79 116 76 92 70Z')
      for (const [x, y, half, high, lean, seed, flutes] of points(
        '154 70 22 46 0.050 4 7 104 67 9 22 -0.100 7 4 128 71 18 40 0.080 11 6 112 71.500 8 13 0.060 14 3 146 77 15 25 -0.060 17 5 95 69 4.600 6.400 0 21 3 168 82 16 30 0 24 5',
        7,
      ))
        granite(k, x, y, half, high, { lean, seed, flutes })
      // Sand blown against their feet.
      path(
        k,
        '#fbe8c8',
        'M86 69.600C91 67.600 97 68.600 101 66.400C105 65.200 106 70 112 69.600C120 69.200 124 67.800 130 68.800C134 72.400 140 73.800 147 73.600C152 74 156 76.600 162 77.400C170 78 180 78 200 78V88H86Z',
      )
      path(
        k,
        '#fff4dc',
        'M84 72.600C98 70.600 110 72.600 124 71.600C134 73.400 140 76.600 152 77C160 79 170 80.600 200 81V96H84Z',
      )
      for (const [x, y, q] of points(
        '108 76.500 1.600 122 79 2.200 99 74.500 1.200 139 84 2.800',
        3,
      )) {
        path(k, 'rgba(130,96,130,.4)', `M${x - q} ${y}h${q * 3.4}q${-q} ${q * 0.6} ${-q * 3.4} 0Z`)
        granite(k, x, y, q, q * 1.1, { seed: Math.round(x), flutes: 2 })
      }
      // Its track from the wood, the tortoise, the girl with a leaf.
      for (let i = 0; i < 7; i++)
        for (const d of [0, 1.6])
          path(
            k,
            '#e0c49c',
            `M${53 - i * 4.6 + d} ${86.6 + d * 0.9 + i * 0.3}a1.100 0.400 0 1 0 2.200 0a1.100 0.400 0 1 0 -2.200 0Z`,
          )
      at(k, 71, 84.6, 0.92, tortoise)
      at(k, 107, 85.4, 0.92, feeder)
      // Near leaves in shade: the frame.
      if (!s.portrait)
        for (const [x, y, l, a, b] of points(
          '-4 -6 44 0.500 0.500 -6 2 40 0.950 0.420 10 -8 36 0.250 0.600 -8 12 30 1.200 0.300',
          5,
        ))
          frond(k, x, y, l, a, ['#2f7848', '#1a4c40'], { bend: b, n: 22, wide: 0.22 })
      stroke(
        k,
        'rgba(255,255,255,.7)',
        0.3,
        'M20 22q1.600 -1.200 2.600 0q1.200 -1.200 2.600 0M30 18.500q1.300 -1 2.100 0q1 -1 2.100 0',
      )
    })
    s.glow(0.04, 0.04, 60, '#fff6d4', 0.3)
    return finish(s)
  },
}
