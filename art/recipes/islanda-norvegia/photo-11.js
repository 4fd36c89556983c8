import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { borgund, churchShade, spot } from '../../things/borgund.js'
import { eveningValley, lamb } from '../../things/may-fiord.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const FALL = [1.3, 0.15]
const [NAVY, BLACK, WHITE, RED, GREEN] = [
  ['#3c4c84', '#28305c'],
  ['#44405c', '#2c2844'],
  ['#fffaf0', '#b8b4cc'],
  ['#d8484c', '#943050'],
  ['#3c8c6c', '#28605c'],
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

/** Ground between two lines of the world, walked there and back. */
const strip = (k, colour, left, right) =>
  fill(
    k,
    colour,
    [...left, ...right.toReversed()].map(([x, z]) => spot(x, z)),
  )

/** A soft line through points of the world. */
const bend = (text) => {
  const p = points(text)
  const out = []
  for (let i = 0; i < p.length - 1; i++)
    for (let j = 0; j < 8; j++) {
      const t = j / 8
      const [a, b, c, d] = [p[Math.max(0, i - 1)], p[i], p[i + 1], p[Math.min(p.length - 1, i + 2)]]
      out.push(
        [0, 1].map(
          (n) =>
            b[n] +
            0.5 *
              t *
              (c[n] -
                a[n] +
                t *
                  (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n] + t * (3 * (b[n] - c[n]) + d[n] - a[n]))),
        ),
      )
    }
  return [...out, p.at(-1)]
}

const crown = (q, j, flat) => {
  const [x, y] = j.head
  const d = `M${x - 0.5} ${y - 0.42}L${x - 0.7} ${y - 1.16}L${x - 0.3} ${y - 0.8}L${x} ${y - 1.3}L${x + 0.32} ${y - 0.8}L${x + 0.7} ${y - 1.16}L${x + 0.5} ${y - 0.42}Z`
  path(q, flat ?? '#ffd870', d)
}
const fiddle = (q, j, flat) => {
  const [x, y] = [j.chest[0] + 0.36, j.chest[1] + 0.18]
  path(
    q,
    flat ?? '#c86c34',
    `M${x - 0.3} ${y - 0.1}C${x - 0.2} ${y - 0.5} ${x + 0.4} ${y - 0.4} ${x + 0.6} ${y - 0.26}C${x + 1} ${y - 0.4} ${x + 1.2} ${y} ${x + 0.9} ${y + 0.2}C${x + 0.6} ${y + 0.1} ${x + 0.5} ${y + 0.2} ${x + 0.2} ${y + 0.3}C${x - 0.1} ${y + 0.4} ${x - 0.4} ${y + 0.2} ${x - 0.3} ${y - 0.1}Z`,
  )
  stroke(q, flat ?? '#54303c', 0.18, `M${x + 0.9} ${y}L${x + 2} ${y - 0.06}`)
  stroke(q, flat ?? '#fff4d8', 0.12, `M${x - 0.4} ${y + 1.5}L${x + 1.1} ${y - 1.2}`)
}

export default {
  alt: 'Sera di maggio in una valle norvegese: il corteo di nozze in costume esce da una chiesa di legno medievale dai tetti di scandole a gradini con teste di drago, il violinista davanti, gli sposi, gli invitati e per ultimo un agnello',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.02, 0.3], horizon: 0.655 })
    field(s).draw(s.k, (k) => {
      eveningValley(k)
      // The meadow in the low sun, one darker swell near us.
      fill(
        k,
        '#b8c464',
        rough(points('-6 64.500 30 63.600 70 63.200 110 63.800 170 62.800 170 96 -6 96'), 0.2, 3),
      )
      path(k, '#d4d474', 'M-6 66C30 64.800 80 66 170 65V69C110 68 40 70 -6 69Z')
      path(
        k,
        '#a8b85c',
        'M-6 74C30 72 60 73.500 96 75C124 76.200 150 74.400 170 74.800V78C140 78.400 110 79 84 78C54 77 24 77 -6 79Z',
      )
      churchShade(k, '#5c8460')
      const left = bend(
        '-10 0.900 -13 0.700 -16 -1.200 -16.800 -4.600 -16 -8.600 -14.600 -13 -12.600 -17.500 -11 -23',
      )
      const right = bend(
        '-10 -0.900 -12.400 -1 -14.200 -2.600 -15 -5 -14.300 -8 -12.600 -12 -9.400 -17.500 -4.600 -25.500 0 -33',
      )
      strip(k, '#ffe8b0', left, right)
      strip(
        k,
        '#d8a878',
        left,
        left.map(([x, z], i) => [x + 0.24 * (i / left.length), z + 0.1]),
      )
      borgund(k)
      // Grass against the stone foot.
      for (const [a, b, c] of [
        [[-7.8, 6.2], [-7.8, 3.4], '#b8c464'],
        [[-7.8, -3.4], [-7.8, -6.1], '#b8c464'],
        [[-7.8, -6.1], [7.7, -6.1], '#5c8460'],
      ]) {
        const tuft = []
        for (let i = 0; i <= 30; i++) {
          const t = i / 30
          const [x, y] = spot(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
          tuft.push([x, y - (i % 2 ? 0.14 : 0.3 + ((i * 7) % 5) * 0.08)])
        }
        fill(k, c, [...tuft, ...tuft.toReversed().map(([x, y]) => [x, y + 1.2])])
      }
      const put = (x, z, tall, o, flip) => {
        const [px, py, q] = spot(x, z)
        stand(k, px, py, tall * q, o, { flip, fall: FALL, shade: x > -12 ? '#5c8460' : '#b88c68' })
      }
      const HAT = ['brim', '#44405c', '#2c2844']
      put(-12.9, -0.4, 1.82, man('walk', 2, GREEN, { hat: HAT }))
      put(-14.3, -1.6, 1.66, woman('walkOther', 1, NAVY, RED, { armNear: [20, 14] }))
      put(-15.2, -3.1, 1.7, woman('walk', 0, GREEN, NAVY, { armFar: [50, 40] }))
      put(-15.7, -6.6, 1.8, man('walk', 1, RED, { armFar: [-8, 60], armNear: [-14, 20] }))
      put(
        -15,
        -7.3,
        1.7,
        woman('walkOther', 0, RED, BLACK, {
          armFar: [40, 62],
          armNear: [-18, 8],
          cut: 'long',
          after: crown,
        }),
      )
      put(
        -13,
        -13.6,
        1.8,
        man('walk', 1, NAVY, {
          hair: ['#f0ece4', '#b8b4c4'],
          hat: HAT,
          armFar: [88, -6],
          armNear: [34, 84],
          after: fiddle,
        }),
      )
      put(
        -16.1,
        -5.4,
        1.15,
        guest('run', 0, { top: RED, sleeve: WHITE, low: NAVY, dress: 'skirt', cut: 'long' }),
      )
      const [lx, ly] = spot(-11.6, 0.4)
      at(k, lx, ly, 0.36, lamb)
      // Near us the rise of ground that lies in shade already, grass and cow parsley on its brow.
      const brow = points('-6 82 4 83 14 85.400 24 88 32 91')
      fill(k, '#3c6458', [...brow, [32, 96], [-6, 96]])
      for (let i = 0; i < 46; i++) {
        const x = -2 + ((i * 13) % 31) + (i % 3) * 0.4
        const y = 83.6 + Math.max(0, x - 3) * 0.26
        const high = 1.6 + ((i * 7) % 6) * 0.6
        const lean = ((i * 5) % 7) * 0.3 - 0.6
        path(
          k,
          i % 4 ? '#3c6458' : '#557c58',
          `M${x - 0.34} ${y + 1}Q${x} ${y - high * 0.5} ${x + lean} ${y - high}Q${x + 0.4} ${y - high * 0.4} ${x + 0.4} ${y + 1}Z`,
        )
      }
      for (const [x, y, high, lean] of points(
        '4 84 15 1.600 9.500 85 11 -1 14.500 86.500 12.500 1.800 20.500 88 8 0.800',
        4,
      )) {
        stroke(k, '#3c6458', 0.36, `M${x} ${y}Q${x} ${y - high * 0.6} ${x + lean} ${y - high}`)
        stroke(
          k,
          '#3c6458',
          0.28,
          `M${x + lean * 0.2} ${y - high * 0.5}Q${x - 1} ${y - high * 0.66} ${x - 1.8} ${y - high * 0.76}`,
        )
        for (const [u, v, q] of [
          [x + lean, y - high, 1],
          [x - 1.8, y - high * 0.76, 0.7],
        ])
          for (let i = -3; i <= 3; i++) {
            const [a, b] = [u + i * 0.72 * q, v - (1.9 - i * i * 0.09) * q]
            stroke(k, '#3c6458', 0.16, `M${u} ${v}L${a} ${b}`)
            fill(k, i < 1 ? '#fff4d4' : '#c8d0b8', [
              [a - 0.5 * q, b + 0.1],
              [a - 0.2 * q, b - 0.5 * q],
              [a + 0.34 * q, b - 0.42 * q],
              [a + 0.52 * q, b + 0.14],
            ])
          }
      }
    })
    return finish(s, { vignette: 0.14 })
  },
}
