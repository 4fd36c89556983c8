import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { clump, leafMass } from '../../nature/leaf-mass.js'
import { birds, sky } from '../../nature/sky.js'

const SEA = 16

/** Where the rock meets the water: up the left side, round the head, back by the jaw into the cove. */
const LEFT_FOOT = '8 94 20 82 31 72 38.500 66 41 62 37 60 31 56.500 28 50 30.500 44'
const RIGHT_FOOT = '101 50 96 54.500 87 55.500 80 57 75 60 71 63 69.500 67 70 72 73 79 78 86 84 94'
/** The rim where the green ends and the wall falls; the crest of spine and head. */
const LEFT_RIM = '31 94 38 82 45 73 50 66 51.500 60.500 48.500 54 43 49 37.500 44 36 38'
const CREST = '36 38 39 33 45 27.500 53 23.500 63 21.500 74 23 84 27.500 92 32.500 97.500 39'
const RIGHT_RIM =
  '97.500 39 93 41 85 41.500 77 43.500 69 48.500 64 55 62 61 62 67 63.500 75 66 84 69 94'
const SPINE = '48 94 52 82 55 72 56 65 56.500 59 58 51 62 42 67 33 70 22.500'

/** A wall of limestone: upright facets, clipped between its rim and its foot. */
function wall(k, rim, foot, tones, seed) {
  const r = random(seed)
  const outline = [...rough(rim, 0.5, seed), ...rough(foot, 0.4, seed + 2).toReversed()]
  const xs = outline.map(([x]) => x)
  k.save()
  k.beginPath()
  for (const [x, y] of outline) k.lineTo(x, y)
  k.clip()
  fill(k, tones[1], outline)
  for (let x = Math.min(...xs) - 2; x < Math.max(...xs) + 2; x += 1.1 + r() * 1.3)
    for (let y = 34 + r() * 10; y < 96; y += 7 + r() * 9) {
      const [half, tall] = [0.5 + r() * 0.9, 6 + r() * 10]
      const lean = (66 - x) * 0.012
      fill(k, tones[[0, 2, 3, 0, 2][Math.floor(r() * 5)]], [
        [x - half, y + r()],
        [x + half * 0.6, y - 1 - r()],
        [x + half + lean * tall * 0.6, y + tall * 0.6],
        [x + lean * tall, y + tall],
        [x - half * 0.5 + lean * tall * 0.5, y + tall * 0.5],
      ])
    }
  // Wet at the foot.
  k.strokeStyle = tones[2]
  k.lineWidth = 1.6
  k.beginPath()
  for (const [x, y] of foot) k.lineTo(x, y)
  k.stroke()
  k.restore()
}

/** Somebody who stands at the edge and looks down, seen from behind; 20 units tall, sun on the right. */
function looker(k, shirt, dark, hair, hat) {
  path(k, '#2c3f63', 'M-2.800 0L-2.500 -9H2.500L2.900 0H0.700L0 -6.500L-0.700 0Z')
  path(
    k,
    '#3a2c38',
    'M-3.200 0.400L-2.800 -0.900H-0.800V0.400ZM0.800 0.400V-0.900H2.800L3.300 0.400Z',
  )
  path(k, '#46618c', 'M1 -9H2.500L2.900 0H1.700Z')
  path(k, shirt, 'M-3.300 -15.800C-1.600 -17 1.600 -17 3.300 -15.800L3 -8.200H-3Z')
  stroke(k, dark, 1.5, 'M-3 -15C-4.200 -13 -4.300 -11 -3.900 -9')
  stroke(k, '#b07a58', 1.2, 'M-3.900 -9V-7.600')
  path(k, dark, 'M-3.300 -15.800C-2.400 -16.500 -1.500 -16.700 -0.600 -16.700L-0.800 -8.200H-3Z')
  path(k, '#c08a66', 'M-0.800 -17.600V-16H0.800V-17.600ZM0 -21.200a1.900 2.200 0 1 0 0.010 0Z')
  path(
    k,
    hair,
    'M-2.100 -18.600C-2.500 -22.300 2.500 -22.300 2.100 -18.600C1.800 -17 -1.800 -17 -2.100 -18.600Z',
  )
  if (hat)
    path(
      k,
      hat,
      'M-3.800 -20.100C-2.600 -20.700 -2.100 -22.800 0 -22.800C2.100 -22.800 2.600 -20.700 3.800 -20.100Z',
    )
}

/** A manta from above, its wings spread; 10 units wide. */
const MANTA =
  'M0 -3C1 -3 1.300 -2.200 2.200 -1.800C3.600 -1.200 5 -0.600 6 1C4 0.600 2.400 1.400 1 2.400L0.300 5.600L-0.300 5.600L-1 2.400C-2.400 1.400 -4 0.600 -6 1C-5 -0.600 -3.600 -1.200 -2.200 -1.800C-1.300 -2.200 -1 -3 0 -3Z'

export default {
  alt: "Il promontorio di Kelingking a Nusa Penida visto dall'alto, con la spiaggia bianca e il mare blu cobalto",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.95, 0.02], horizon: SEA / 90 })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.2 0.163 46 7 6 0.84 0.168 30 5 3 0.36 0.172 20 3 9',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed, power: 0.9 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, y] of [
        ['#6fb4dc', SEA],
        ['#3f8fcb', SEA + 2],
        ['#256fb8', SEA + 6],
        ['#1a5aa6', SEA + 13],
        ['#154b94', SEA + 24],
      ])
        path(k, c, `M-5 ${y}${y > SEA ? `C40 ${y + 1} 90 ${y - 1} 165 ${y + 0.6}` : 'H165'}V96H-5Z`)
      const r = random(5)
      for (let i = 0; i < 70; i++) {
        const t = (i / 69) ** 1.3
        const [x, y, l] = [r() * 164 - 2, SEA + 2 + t * 60, 1 + t * 5]
        path(
          k,
          i % 3 ? 'rgba(10,44,110,.35)' : 'rgba(150,205,240,.35)',
          `M${x - l} ${y}q${l} ${-0.3 - t * 0.6} ${l * 2} 0q${-l} ${0.3 + t * 0.4} ${-l * 2} 0Z`,
        )
      }
      // The shelf round the headland, one step of depth after another; broad in the cove.
      const feet = `M${[...points(LEFT_FOOT), ...points('38 40 60 40 90 44'), ...points(RIGHT_FOOT)].map((p) => p.join(' ')).join('L')}`
      const cove = [
        ['#1b66ae', 15, 'M74 60C96 54 128 58 140 72C148 82 144 92 142 96H70Z'],
        ['#1f82bd', 10, 'M72 60C94 56 120 61 130 74C136 83 132 92 131 96H70Z'],
        ['#2aa3c4', 6, 'M72 60C92 58 112 64 120 76C125 84 122 92 121 96H70Z'],
        ['#55c6cd', 3.4, 'M72 60C88 60 104 67 110 78C114 86 112 92 111 96H70Z'],
        ['#a3e6da', 1.8, 'M71 61C84 62 96 69 101 79C105 87 103 92 102 96H70Z'],
      ]
      for (const [c, width, d] of cove) {
        stroke(k, c, width, feet)
        path(k, c, d)
      }
      // Two mantas over the pale ground, each with its shadow.
      for (const [x, y, q, turn] of [
        [113, 71, 0.62, 0.9],
        [121, 77.5, 0.82, 0.6],
      ]) {
        k.save()
        k.translate(x, y)
        k.rotate(turn)
        k.scale(q, q * 0.8)
        path(k, 'rgba(8,60,110,.35)', MANTA)
        k.translate(1.1, -1.3)
        path(k, '#163f74', MANTA)
        k.restore()
      }
      // Swell that breaks on the sand in three lines.
      for (const [width, alpha, d] of [
        [1.1, 0.95, 'M73 62C84 63 93 69.500 97.500 79C100 85 100 91 99.500 96'],
        [0.8, 0.75, 'M80 61.500C90 64.500 98 71 102 80C104 86 104 91 103.500 96'],
        [0.55, 0.55, 'M88 62C97 66 104 72.500 107.500 81C109 86 109 90 109 93'],
      ])
        stroke(k, `rgba(255,255,255,${alpha})`, width, d)
      // Sand.
      path(k, '#fbf1d6', 'M66 61C80 61.500 90 69 94.500 79C97 85 97.500 91 97 96H66Z')
      path(k, '#ecd9b2', 'M66 62C76 63.500 82 70 85 79C87 85 87.500 91 87.500 96H66Z')
      stroke(
        k,
        '#ffffff',
        1.2,
        `M${points(LEFT_FOOT)
          .map((p) => p.join(' '))
          .join('L')}`,
      )
      stroke(
        k,
        '#ffffff',
        1.1,
        `M${points(RIGHT_FOOT)
          .slice(0, 6)
          .map((p) => p.join(' '))
          .join('L')}`,
      )
      // The rock: left side in shade, right side in the sun.
      const [lf, lr] = [points(LEFT_FOOT), points(LEFT_RIM)]
      const [rf, rr] = [points(RIGHT_FOOT), points(RIGHT_RIM)]
      const crest = rough(points(CREST), 0.35, 4)
      stroke(k, '#8079a3', 1.6, `M${lr.map((p) => p.join(' ')).join('L')}`)
      stroke(k, '#dcc29a', 1.6, `M${rr.map((p) => p.join(' ')).join('L')}`)
      wall(k, lr, lf, ['#9a93b4', '#8079a3', '#655f90', '#726b99'], 3)
      wall(k, rr, rf, ['#fff0cf', '#ecd6ac', '#c7a88e', '#dcc29a'], 8)
      // The hollow between head and neck lies in the shadow of the head.
      fill(
        k,
        'rgba(70,60,120,.36)',
        points('69.500 48 64 55 62 61 62.300 66 65 68 69 68.500 69.600 67 71 63 73 61.500 71 55'),
      )
      const spine = points(SPINE)
      fill(k, '#2f6a4a', [...lr, ...crest, ...rr])
      const side = (x, y) => {
        for (let i = 0; i < spine.length - 1; i++) {
          const [a, b] = [spine[i], spine[i + 1]]
          if (y <= a[1] && y >= b[1])
            return x - (a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]))
        }
        return x - 66
      }
      k.save()
      k.beginPath()
      for (const p of [...lr, ...crest, ...rr]) k.lineTo(p[0], p[1])
      k.clip()
      // Folds run down from the top of the head; the nearer, the larger the bushes.
      const fold = (x, y) => (y < 56 ? 0.17 * Math.sin(Math.atan2(y - 18, x - 62) * 11) : 0)
      for (const [y0, y1, size] of points('19 40 1.500 39 58 1.900 57 96 2.600', 3))
        leafMass(k, {
          box: [20, y0, 104, y1],
          size,
          flat: 0.75,
          side: 1,
          seed: y0,
          light: (x, y) => 0.4 + Math.max(-0.3, Math.min(0.45, side(x, y) * 0.05)) + fold(x, y),
          tones: [
            ['#1c4a48', '#255a50', '#2f6a57'],
            ['#2a6048', '#387550', '#488658'],
            ['#36743f', '#4f9148', '#68a653'],
            ['#437f3c', '#66a148', '#8cbc58'],
            ['#548d3e', '#7fb24c', '#b0d068'],
          ],
        })
      k.restore()
      // Scrub hangs over both rims.
      for (const [rim, tones] of [
        [rr, ['#3f7a3e', '#5c9a46', '#86b656']],
        [lr, ['#1c4a48', '#275c50', '#33705a']],
      ])
        for (const [x, y] of rough(rim, 0.8, 9))
          if (r() < 0.6)
            clump(k, x, y + 0.2, 0.7 + y * 0.009 + r() * 0.5, tones, r() * 6, { side: 1 })
      // The stair along the spine and those who walk on it.
      stroke(k, '#d9c394', 0.9, 'M49 94C51 86 53.500 79 54.600 73C55.400 69 55.600 65 56 61')
      stroke(k, '#d9c394', 0.55, 'M56 61C56.500 56 58 51 60 46C62 41 64 37 66 33')
      stroke(
        k,
        '#8a6f52',
        0.2,
        'M50.200 92C52 85 54.400 78 55.500 73M48 92C50 85 52.400 78 53.600 73',
      )
      for (const [x, y, q, c] of [
        [55.3, 69, 0.11, '#e2573c'],
        [53.9, 76.5, 0.14, '#f4efe2'],
        [56, 62.5, 0.09, '#f2c23c'],
      ])
        at(k, x, y, q, (c2) => looker(c2, c, c, '#3a2a2a'))
      // A boat and its wake far below.
      stroke(
        k,
        'rgba(255,255,255,.7)',
        0.35,
        'M146.500 45.600C140 45 134 45.400 129 46.600M146.500 45.600C140 46.600 135 48 131 49.600',
      )
      path(k, '#ffffff', 'M144 45.200H150.500L149.300 46.600H145Z')
      path(k, '#e2573c', 'M145.600 45.200L146.200 44H148.400V45.200Z')
      // The lookout: dark scrub, pale stone, two who have just arrived.
      path(k, '#173f44', 'M-5 66C4 65 14 68 22 73C29 77.500 35 84 38 96H-5Z')
      leafMass(k, {
        box: [-4, 64, 40, 96],
        inside: (x, y) => y > 68 + Math.max(0, x - 2) ** 1.4 * 0.13 && y < 78 + x * 0.42,
        size: 3.6,
        flat: 0.8,
        side: 1,
        seed: 12,
        tones: [
          ['#123840', '#1b4c48', '#266050'],
          ['#163f44', '#20564a', '#2f6d52'],
        ],
      })
      path(k, '#b79c7c', 'M-5 80C4 79 14 81 20 84.500C24 87 26.500 91 27 96H-5Z')
      path(k, '#e6cda0', 'M-5 80C4 79 14 81 20 84.500C12 84 4 83.500 -5 85.500Z')
      path(
        k,
        'rgba(50,36,70,.45)',
        'M20 88.200C14 87.200 4 87.600 -5 90V92.800C4 90.600 14 90 20 88.200Z',
      )
      at(k, 9.5, 88.5, 0.9, (c) => {
        looker(c, '#f2b53c', '#b97a34', '#2f2430', '#f6ecd2')
        stroke(c, '#f2b53c', 1.5, 'M3 -15C4.200 -13 4.300 -11 3.900 -9')
      })
      at(k, 17, 88, 0.84, (c) => {
        stroke(c, '#e2573c', 1.6, 'M2.600 -14.800L6 -16')
        stroke(c, '#c08a66', 1.2, 'M6 -16L11 -18.200')
        looker(c, '#e2573c', '#9c3a44', '#3a2630')
      })
    })
    birds(s, { x: 0.72, y: 0.36, count: 4, seed: 3, colour: '#f7fbfc' })
    return finish(s)
  },
}
