import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { apple, BLOSSOM, fiord, lamb } from '../../things/may-fiord.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { tarredChurch } from '../../things/stave-church.js'

const FALL = [1.15, 0.16]
const [NAVY, BLACK, WHITE, RED, GREEN, GOLD, ROSE] = [
  ['#3c4c84', '#28305c'],
  ['#44405c', '#2c2844'],
  ['#fffaf0', '#b8b4cc'],
  ['#d8484c', '#943050'],
  ['#3c8c6c', '#28605c'],
  ['#e8c054', '#b08444'],
  ['#e88c8c', '#b0607c'],
]
const guest = (pose, n, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: [
    ['#d8a850', '#a87844'],
    ['#7c4430', '#543028'],
    ['#3c2430', '#28182c'],
    ['#2c1c24', '#1c141c'],
  ][n],
  shoe: '#28243c',
  ...more,
})
/** The costume: bodice over white sleeves, wide skirt; or vest, breeches and stockings. */
const woman = (pose, n, bodice, skirt, more) =>
  guest(pose, n, { top: bodice, sleeve: WHITE, low: skirt, dress: 'sarong', cut: 'bun', ...more })
const man = (pose, n, vest, more) =>
  guest(pose, n, { top: vest, sleeve: WHITE, low: BLACK, ...more })

export default {
  alt: 'Sera di maggio sul fiordo: il corteo di nozze in costume esce da una chiesa di legno medievale dai tetti di scandole, il violinista davanti, gli sposi, gli invitati e per ultimo un agnello, fra i meli in fiore',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.02, 0.3], horizon: 0.64 })
    field(s).draw(s.k, (k) => {
      fiord(k)
      // Meadow of the churchyard in three greens, long bands of sun.
      path(k, '#6cac6c', 'M-6 62C20 60.500 50 62.600 84 63.600C112 64.500 140 66.500 170 66V98H-6Z')
      path(
        k,
        '#a4cc74',
        'M-6 62C20 60.500 50 62.600 84 63.600C100 64 118 65 132 65.800C104 68 70 66.600 40 68.600C20 70 4 68 -6 69Z',
      )
      const r = random(4)
      // The stone wall that runs down to the water.
      const wall = points('84 66 96 66.300 110 66.800 124 67.600 138 68.600 152 69.800 170 71.400')
      fill(k, '#5c6c78', [
        ...rough(
          wall.map(([x, y]) => [x, y - 2.2]),
          0.3,
          3,
        ),
        [170, 73],
        [84, 67.4],
      ])
      for (let x = 84.5; x < 168; ) {
        const t = (x - 84) / 84
        const [wide, y] = [1.6 + r() * 2.4, 66.9 + t * 5 - r() * 0.9]
        path(
          k,
          r() < 0.5 ? '#98a8a0' : '#7c8c90',
          `M${x} ${y}L${x + 0.3} ${y - 1.1}L${x + wide * 0.5} ${y - 1.5}L${x + wide} ${y - 0.9}L${x + wide * 0.9} ${y + 0.2}Z`,
        )
        if (r() < 0.6)
          path(
            k,
            '#e0dcc0',
            `M${x + 0.3} ${y - 1.1}L${x + wide * 0.5} ${y - 1.5}L${x + wide * 0.6} ${y - 1.1}L${x + 0.6} ${y - 0.7}Z`,
          )
        x += wide
      }
      path(k, '#78b464', 'M-6 71C30 69 60 72 96 71.600C126 71 146 74 170 74.500V98H-6Z')
      path(k, '#94c468', 'M-6 72.500C30 70.600 56 73.600 84 73.600C60 77 20 75 -6 77.500Z')
      path(k, '#58985c', 'M-6 85C30 81 70 86 110 84.500C134 83.500 150 85 170 84V98H-6Z')
      path(
        k,
        '#7cb860',
        'M-6 86.500C20 83.500 50 86.500 74 88C50 89 20 88 -6 90ZM118 85.500C136 84.600 152 86 170 85.400V87.500C150 88.600 134 87.600 118 85.500Z',
      )
      // The path, out of the door and down to the landing.
      path(
        k,
        '#f8e4b4',
        'M46.500 66.600C49 69 55 70.500 66 71.600C88 74 108 77 128 80.500C144 83.500 158 88 168 93V98H132C120 92 108 87.500 92 84C74 80 54 76.500 44.500 72.500C40.500 70.500 41 68 41.500 66.600Z',
      )
      path(
        k,
        '#d8bc8c',
        'M41.500 66.600C41 68 40.500 70.500 44.500 72.500C54 76.500 74 80 92 84C108 87.500 120 92 132 98H124C112 92 98 88 84 84.600C66 80.500 50 77.500 42 73.500C38.500 71.500 39.500 68 40 66.600Z',
      )
      // Church, the broad shadow of its roofs on the grass.
      path(
        k,
        '#4c8c5c',
        'M34 67C52 65.500 86 66.600 116 71.500C96 72.600 80 71.500 70 71C62 70.800 52 70 44 69.400Z',
      )
      path(
        k,
        '#d0b088',
        'M47 67C52 69 58 70 66 71.600C74 72.400 80 73 84 73.400L92 72.600C80 70.500 62 68.600 50 66.600Z',
      )
      at(k, 44, 67, 1.02, tarredChurch)
      fill(
        k,
        '#8cbc68',
        points('22 68.600 24 66.800 26 67.400 28 66.600 31 67.500 34 66.700 37 68 37 69'),
      )
      fill(
        k,
        '#5c985c',
        points('50 68.200 53 66.900 56 67.500 59 66.800 62 67.600 65 67 67 68.600 58 69'),
      )
      // Stones over the graves.
      for (const [x, y, q] of points(
        '12 72 1 18.500 73.500 1.100 5 74.500 1.150 76 69.500 0.800',
        3,
      )) {
        path(
          k,
          '#4c8458',
          `M${x} ${y}l${5 * q} ${0.8 * q}l${-1 * q} ${0.5 * q}l${-4.4 * q} ${-0.8 * q}Z`,
        )
        path(
          k,
          '#7c8890',
          `M${x - 1 * q} ${y}V${y - 2.6 * q}Q${x} ${y - 4 * q} ${x + 1 * q} ${y - 2.6 * q}V${y}Z`,
        )
        path(
          k,
          '#dcd8c4',
          `M${x - 1 * q} ${y}V${y - 2.6 * q}Q${x - 0.5 * q} ${y - 3.4 * q} ${x} ${y - 3.3 * q}L${x - 0.3 * q} ${y}Z`,
        )
      }
      apple(k, 8, 69, 0.9, 5)
      apple(k, 112, 72.5, 0.62, 7)
      apple(k, 140, 76, 0.86, 9)
      // The wedding, the first of them nearest to us.
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, { flip, fall: FALL, shade: '#b89478' })
      const crown = (q, j, flat) => {
        const [x, y] = j.head
        path(
          q,
          flat ?? '#e8c054',
          `M${x - 0.5} ${y - 0.42}L${x - 0.66} ${y - 1.06}L${x - 0.3} ${y - 0.8}L${x} ${y - 1.2}L${x + 0.32} ${y - 0.8}L${x + 0.66} ${y - 1.06}L${x + 0.5} ${y - 0.42}Z`,
        )
        if (!flat)
          path(
            q,
            '#fff4c4',
            `M${x - 0.5} ${y - 0.42}L${x - 0.66} ${y - 1.06}L${x - 0.3} ${y - 0.8}L${x} ${y - 1.2}L${x - 0.06} ${y - 0.42}Z`,
          )
      }
      const fiddle = (q, j, flat) => {
        const [x, y] = [j.chest[0] + 0.36, j.chest[1] + 0.18]
        path(
          q,
          flat ?? '#b8602c',
          `M${x - 0.3} ${y - 0.1}C${x - 0.2} ${y - 0.5} ${x + 0.4} ${y - 0.4} ${x + 0.6} ${y - 0.26}C${x + 1} ${y - 0.4} ${x + 1.2} ${y} ${x + 0.9} ${y + 0.2}C${x + 0.6} ${y + 0.1} ${x + 0.5} ${y + 0.2} ${x + 0.2} ${y + 0.3}C${x - 0.1} ${y + 0.4} ${x - 0.4} ${y + 0.2} ${x - 0.3} ${y - 0.1}Z`,
        )
        stroke(q, flat ?? '#54303c', 0.16, `M${x + 0.9} ${y}L${x + 2} ${y - 0.06}`)
        stroke(q, flat ?? '#f4e8c8', 0.1, `M${x - 0.2} ${y + 1.3}L${x + 0.9} ${y - 0.9}`)
      }
      const flowers = (q, j, flat) => {
        const [x, y] = j.armFar.hand
        path(q, flat ?? '#8cb454', `M${x - 0.2} ${y}L${x + 0.5} ${y - 0.8}L${x + 0.9} ${y - 0.2}Z`)
        if (!flat)
          path(
            q,
            '#fff0f0',
            `M${x + 0.3} ${y - 0.9}a0.300 0.300 0 1 0 0.010 0ZM${x + 0.8} ${y - 0.6}a0.280 0.280 0 1 0 0.010 0Z`,
          )
      }
      const list = [
        [51, 70.2, 6.6, woman('stand', 3, GREEN, BLACK)],
        [55, 70.9, 6.8, man('wave', 0, RED, { hat: ['brim', '#44405c', '#2c2844'] })],
        [66.5, 74.6, 7.6, man('walk', 2, GREEN, { hat: ['brim', '#44405c', '#2c2844'] })],
        [70.5, 74.9, 7.4, woman('walkOther', 1, NAVY, RED, { armNear: [20, 14] })],
        [
          78.5,
          77.8,
          5,
          guest('run', 0, { top: RED, sleeve: WHITE, low: NAVY, dress: 'skirt', cut: 'long' }),
        ],
        [84, 78.6, 8.6, woman('walk', 0, GREEN, NAVY, { armFar: [50, 40], after: flowers })],
        [99, 82, 9.8, man('walk', 1, RED, { armFar: [-8, 60], armNear: [-14, 20] })],
        [
          103.4,
          82.6,
          9.4,
          woman('walkOther', 0, RED, BLACK, {
            armFar: [40, 62],
            armNear: [-18, 8],
            cut: 'long',
            after: (q, j, flat) => {
              crown(q, j, flat)
              flowers(q, j, flat)
            },
          }),
        ],
        [
          124,
          88,
          11,
          man('walk', 1, NAVY, {
            hair: ['#f0ece4', '#b8b4c4'],
            hat: ['brim', '#44405c', '#2c2844'],
            armFar: [88, -6],
            armNear: [34, 84],
            after: fiddle,
          }),
        ],
      ]
      for (const [x, y, high, o] of list) put(x, y, high, o)
      at(k, 60, 73, 0.46, (q) => lamb(q))
      // Dandelions.
      for (let i = 0; i < 70; i++) {
        const [x, y] = [r() * 166, 74 + r() * 18]
        const mid = 70 + (x - 44) * 0.17
        if (x > 36 && y > mid - 2 && y < mid + 13) continue
        path(k, '#fce478', `M${x - 0.4} ${y}a0.400 0.300 0 1 0 0.800 0a0.400 0.300 0 1 0 -0.800 0Z`)
      }
      // A bough near us.
      stroke(k, '#4c3c50', 1.5, 'M172 16C160 9 150 8 138 0')
      stroke(k, '#4c3c50', 0.8, 'M156 8.500C151 12 146 12 141 12.500')
      for (const [x, y, q, n] of points(
        '166 10 7 1 154 4 6 2 143 12 3.600 3 168 20 4 4 144 2 4.500 6',
        4,
      ))
        leafMass(k, {
          box: [x - q, y - q, x + q, y + q],
          inside: (u, v) => Math.hypot(u - x, (v - y) * 1.3) < q * 0.86,
          light: (u, v) => 0.6 - (u - x) / (2.4 * q) - (v - y) / (2 * q),
          size: 2.6,
          tones: BLOSSOM,
          seed: n,
        })
      for (let i = 0; i < 20; i++) {
        const [x, y] = [96 + r() * 68, 16 + r() * 66]
        path(
          k,
          i % 3 ? '#fff0f0' : '#f8c4d0',
          `M${x - 0.5} ${y}q0.500 -0.700 1 0q-0.500 0.500 -1 0Z`,
        )
      }
    })
    return finish(s, { vignette: 0.12 })
  },
}
