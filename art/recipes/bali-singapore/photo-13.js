import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { clump } from '../../nature/leaf-mass.js'
import { market, metre, P, quarter, smoke, stall, table } from '../../things/lau-pa-sat.js'
import { corner, myna } from '../../things/market-corner.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bayNight } from './kit.js'

const COATS = [
  ['#f47c64', '#9c3c58'],
  ['#4cacA4', '#2c647c'],
  ['#fff0d8', '#c49c9c'],
  ['#f4b850', '#a86848'],
  ['#6c8cd0', '#3c4c8c'],
  ['#c870a0', '#743c74'],
]
const DARK = ['#4c4478', '#2c2454']
const HAIR = [
  ['#2c1c34', '#1c142c'],
  ['#8c5440', '#5c3838'],
]

const wear = (pose, n, i, more) => ({
  ...POSES[pose],
  skin: SKINS[n % 4],
  top: COATS[i % 6],
  low: DARK,
  hair: HAIR[i % 5 === 4 ? 1 : 0],
  light: 1,
  ...more,
})

/** Two or three at a table, on stools, turned to each other. */
function party(k, x, z, n) {
  const [px, py] = P(x, 0, z)
  const m = metre(z)
  const q = (1.68 * m) / 7
  const stool = (dx, dy) =>
    path(
      k,
      '#6c3454',
      `M${px + (dx - 0.17) * m} ${py + dy * m}l${0.05 * m} ${-0.42 * m}h${0.24 * m}l${0.05 * m} ${0.42 * m}ZM${px + (dx - 0.2) * m} ${py + (dy - 0.46) * m}h${0.4 * m}v${0.07 * m}h${-0.4 * m}Z`,
    )
  const sit = (dx, dy, flip, i) => {
    stool(dx, dy)
    at(
      k,
      px + dx * m,
      py + (dy - 0.5) * m,
      q,
      (c) =>
        folk(
          c,
          wear('sit', n * 3 + i, n * 3 + i * 4 + Math.floor(x + 20), {
            cut: ['short', 'bun', 'long'][(n + i) % 3],
            light: flip ? -1 : 1,
            armNear: [
              [36, 84],
              [52, 70],
              [30, 60],
            ][(n + i) % 3],
            armFar: [
              [50, 66],
              [40, 90],
              [62, 80],
            ][(n * 2 + i) % 3],
            lean: [4, 8, -4][(n + i) % 3],
          }),
        ),
      flip,
    )
  }
  if (n % 3) sit(-0.1, -0.5, n % 2 === 0, 2)
  table(
    k,
    px,
    py,
    m,
    [
      ['#f4e0c8', '#b88c90'],
      ['#f08c64', '#a84c58'],
      ['#8cc8b4', '#4c8090'],
    ][n % 3],
    n,
  )
  sit(-1.02, 0.1, false, 0)
  sit(1.04, 0.06, true, 1)
}

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, 53)
  for (const [a, c] of [
    [0, '#2c6c9c'],
    [0.4, '#7cb4bc'],
    [0.75, '#f4d8a8'],
    [1, '#ffb47c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  for (const d of [
    'M30 13C44 11 60 13.600 80 9.600C90 7.600 96 8 104 6C96 10.600 84 11.600 72 13.600C58 15.600 42 15 30 13Z',
    'M36 25C50 23.600 62 25 78 22.600C68 26.600 50 27.400 36 25Z',
  ])
    path(k, 'rgba(255,190,150,.8)', d)
}

/** The street: warm under the lamps, its kerbs, the shade at our feet. */
function street(k) {
  path(k, '#8c4c60', 'M-6 55H168V96H-6Z')
  fill(k, '#b46460', [
    P(-60, 0, 30),
    P(-8, 0, 29),
    P(13, 0, 44),
    P(17, 0, 90),
    P(22, 0, 90),
    P(19, 0, 30),
    P(17.5, 0, 16),
    P(-26, 0, 16),
  ])
  fill(k, '#dc8c68', [
    P(-30, 0, 26),
    P(-6, 0, 25),
    P(14, 0, 40),
    P(17.4, 0, 70),
    P(18.8, 0, 70),
    P(17.8, 0, 28),
    P(15.5, 0, 19),
    P(-16, 0, 19),
  ])
  fill(k, '#f4ac74', [
    P(-14, 0, 24.6),
    P(0, 0, 24.6),
    P(14.5, 0, 36),
    P(17.4, 0, 60),
    P(17.8, 0, 44),
    P(16, 0, 24),
    P(8, 0, 21),
    P(-8, 0, 21),
  ])
  for (const [x0, x1, z] of points('-20 17 18 -22 17.500 21.500 -26 18 26', 3))
    stroke(k, 'rgba(92,40,80,.22)', 0.2, `M${P(x0, 0, z).join(' ')}L${P(x1, 0, z).join(' ')}`)
  // Our side: a raised kerb, the shade of the arcade we stand in.
  fill(k, '#6c3c60', [
    P(-30, 0, 18.4),
    P(-4, 0, 18),
    P(12, 0, 17),
    P(30, 0, 16.4),
    P(30, 0, 8),
    P(-30, 0, 8),
  ])
  fill(k, '#c87c70', [
    P(-30, 0, 18.4),
    P(-4, 0, 18),
    P(12, 0, 17),
    P(30, 0, 16.4),
    P(30, 0, 16.2),
    P(12, 0, 16.8),
    P(-4, 0, 17.8),
    P(-30, 0, 18.1),
  ])
  fill(k, '#4c2c5c', [
    P(-30, 0, 16.4),
    P(-6, 0, 16.2),
    P(12, 0, 15.6),
    P(30, 0, 15),
    P(30, 0, 8),
    P(-30, 0, 8),
  ])
}

export default {
  alt: 'Cena ai banchi di Lau Pa Sat: la strada chiusa alle auto si riempie di tavoli accanto al vecchio mercato di ghisa con la torre dell’orologio, i satay fumano sulla brace fra i grattacieli; uno storno ne porta via uno',
  paint(w, h) {
    const s = new Scene(w, h, { mood: bayNight, sun: [0.4, 0.45], horizon: 0.56 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      quarter(k)
      const r = random(2)
      path(k, '#5c4468', 'M-6 52H168V72H-6Z')
      for (let x = -6; x < 168; x += 3 + r() * 2)
        if (x < 16 || x > 96)
          clump(k, x, 52 + r() * 3, 3.4 + r() * 1.6, ['#2c4860', '#446470', '#8c8c78'], r() * 6, {
            side: -1,
          })
      street(k)
      market(k, (on, { i }) => {
        const q = random(i + 4)
        for (let j = 0; j < 17; j++) {
          const t = 0.03 + (j / 17) * 0.94 + q() * 0.03
          const [x, y] = on(t, 0.6)
          const high = y - on(t, 2.3)[1]
          stand(
            k,
            x,
            y,
            high * (0.9 + q() * 0.12),
            {
              ...POSES[['stand', 'walk', 'point', 'walkOther', 'hips'][Math.floor(q() * 5)]],
              flat: ['#c07050', '#a85850', '#d88c5c', '#8c4858'][j % 4],
            },
            { flip: q() < 0.5 },
          )
        }
      })
    })
    s.layer(
      (k) =>
        f.draw(k, (c) => smoke(c, '124 57 1.600 22 131 59 2 27 140 63 2.600 33 116 55 1.200 16')),
      { lit: false, blur: (10 * s.w) / 1600, alpha: 0.7 },
    )
    f.draw(s.k, (k) => {
      const r = random(5)
      const all = []
      for (const [x, z, n] of points(
        '20.600 66 1 20.200 57 2 19.800 49 0 19.300 41.500 1 18.800 34.500 2 18.300 28 0',
        3,
      ))
        all.push([
          z,
          () =>
            stall(k, x, z, n, (p) => {
              const [px, py] = p(0.4, 1, 0)
              stand(
                k,
                px,
                py,
                1.66 * metre(z),
                wear('stand', n + 1, n + 2, {
                  hat: ['cap', '#fff4dc'],
                  light: -1,
                  armNear: [44, 50],
                  armFar: [60, 44],
                  lean: 6,
                }),
                { flip: true },
              )
            }),
        ])
      for (const [x, z, n] of points(
        '15 46 1 11.600 38 3 15.500 36 5 7 32.500 2 12.600 30.500 4 1.500 27 7 8 26 8 14 25.500 1 -5 24.400 6 3 22.400 10 10 21.200 5 -10.500 22.200 9 -3.600 20 11',
        3,
      ))
        all.push([z, () => party(k, x, z, n)])
      for (let i = 0; i < 9; i++) {
        const [x, z] = [13.5 + r() * 4, 30 + i * 4.2]
        all.push([
          z + 0.3,
          () =>
            stand(
              k,
              ...P(x - (z < 40 ? 1 : 0), 0, z),
              (1.6 + r() * 0.2) * metre(z),
              wear(['walk', 'stand', 'walkOther'][i % 3], i, i + 1),
              { flip: i % 2 === 0, fall: [-0.5, -0.1], shade: '#8c4458' },
            ),
        ])
      }
      // One brings the skewers.
      all.push([
        23.4,
        () =>
          stand(
            k,
            ...P(13.4, 0, 23.2),
            1.68 * metre(23.2),
            wear('walk', 2, 2, {
              low: ['#c84c58', '#843454'],
              dress: 'skirt',
              cut: 'bun',
              armNear: [40, 62],
              armFar: [46, 56],
              after: (q, j, flat) =>
                flat ||
                path(
                  q,
                  '#f4e4c8',
                  `M${j.armNear.hand[0] - 0.9} ${j.armNear.hand[1] - 0.2}h2.600l-0.300 0.400h-2Z`,
                ),
            }),
            { flip: true, fall: [-0.6, -0.1], shade: '#8c4458' },
          ),
      ])
      all.sort((a, b) => b[0] - a[0])
      for (const [, draw] of all) draw()
      at(k, 45, 75.5, 0.5, myna)
      corner(k)
    })
    return finish(s, { bloom: 0.24, threshold: 0.74, vignette: 0.16 })
  },
}
