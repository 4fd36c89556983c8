import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { bridgeSaint } from '../../things/charles-bridge.js'
import { block, castle, gate, nicholas, ROOF, ROOF_LIT } from '../../things/lesser-town.js'

// The eye stands on the bridge, 1.7 metres above its stones; `z` is how large a metre is there.
const [EX, EY, EYE] = [84, 56, 1.7]
const see = (X, Y, z) => [EX + X * z, EY + (EYE - Y) * z]
const quad = (k, colour, ...list) =>
  fill(
    k,
    colour,
    list.map((p) => see(...p)),
  )

/** Somebody who walks away, in metres. */
function walker(k, coat, shade, hair) {
  path(k, '#3a3450', 'M-0.200 0V-0.850H-0.020V0ZM0.040 -0.040V-0.850H0.220V-0.040Z')
  path(k, coat, 'M-0.270 -1.400C-0.120 -1.500 0.120 -1.500 0.270 -1.400L0.310 -0.650H-0.310Z')
  path(k, shade, 'M0.080 -1.480L0.270 -1.400L0.310 -0.650H0.060Z')
  path(k, hair, 'M0 -1.740a0.130 0.150 0 1 0 0.010 0Z')
}

export default {
  alt: 'Il Ponte Carlo al primo sole, con le statue dei santi e le loro ombre sul selciato; in fondo le torri di Malá Strana, la cupola verde di una chiesa e il castello di Praga con la cattedrale',
  heart: 60,
  focus: 0.58,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#4a6fae'],
          [0.4, '#93a9cc'],
          [0.7, '#f0c3b0'],
          [1, '#ffdcae'],
        ],
        disc: 0,
      },
      sun: [0.02, 0.4],
      horizon: h > w ? 0.72 : EY / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.2 0.2 30 5 4 0.46 0.11 26 4 8 0.9 0.08 22 3.500 5',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed, lit: '#ffe9d4', dark: '#c3abbc' })
    const f = field(s, { centre: 86, zoom: 0.8 })
    f.draw(s.k, (k) => {
      // The wooded hill of Petřín on the left, the castle's ridge on the right.
      fill(k, '#b9b0b8', [
        ...rough(points('-8 40 10 33 30 31 48 36 66 42 80 45'), 0.4, 3),
        ...points('80 58 -8 58'),
      ])
      at(k, -9, 0, 1, castle)
      leafMass(k, {
        box: [80, 35, 170, 48],
        inside: (x, y) => y > 38 - Math.max(0, 88 - x) * -0.5,
        light: (x, y) => 1 - (y - 36) / 12,
        size: 3,
        tones: [
          ['#7d8f86', '#8fa088', '#a9b48c'],
          ['#8fa088', '#a9b48c', '#c9c894'],
        ],
      })
      nicholas(k)
      // Roofs of the Lesser Town in two rows.
      const r = random(12)
      for (const [y0, q] of points('49 1 57 1.300'))
        for (let x = -6; x < 166; x += 5.2 * q) {
          const [wide, high] = [5.6 * q, (3.6 + r() * 2.4) * q]
          const y = y0 + r()
          const tone = [
            ['#ecc9a2', '#fbe6c2', '#b8949a'],
            ['#e2ad94', '#f6cfae', '#a98290'],
            ['#d9c9a0', '#f2e6be', '#a8989a'],
          ][Math.floor(r() * 3)]
          block(k, x, y + 8, wide, high + 8, tone)
          for (let j = 0; j < 3; j++)
            path(
              k,
              '#8f7a92',
              `M${x + (0.9 + j * 1.5) * q} ${y - high + 2.2 * q}v${-1.1 * q}h${0.7 * q}v${1.1 * q}Z`,
            )
          fill(k, ROOF, [
            [x - 0.4, y - high],
            [x + wide * 0.25, y - high - 2.8 * q],
            [x + wide * 0.75, y - high - 2.8 * q],
            [x + wide + 0.4, y - high],
          ])
          fill(k, ROOF_LIT, [
            [x - 0.4, y - high],
            [x + wide * 0.25, y - high - 2.8 * q],
            [x + wide * 0.6, y - high - 2.8 * q],
            [x + wide * 0.45, y - high],
          ])
        }
      gate(k)
      // Mist over the river on both sides of the bridge.
      path(k, '#f6dcc4', 'M-40 58C0 55 40 58 72 57.500V96H-40Z')
      path(k, '#f2d2c0', 'M96 57.500C120 56 150 58.500 200 56V96H96Z')
      path(
        k,
        '#d9c0c4',
        'M-40 63C0 60.500 30 64 60 62V96H-40ZM106 62C130 60.500 160 64 200 61.500V96H106Z',
      )
      path(
        k,
        '#a9a6c0',
        'M-40 70C0 67 24 70 50 68.500V96H-40ZM118 68.500C140 67 170 70 200 68V96H118Z',
      )
      // The stones of the bridge: rows across, gold where the sun comes between the statues.
      quad(k, '#c7a290', [-4.6, 0, 26], [-4.6, 0, 0.85], [4.6, 0, 0.85], [4.6, 0, 26])
      for (let i = 0; i < 26; i++) {
        const z = 0.95 * 1.145 ** i
        quad(
          k,
          i % 2 ? '#b8928a' : '#cfac96',
          [-4.6, 0, z],
          [-4.6, 0, z * 1.05],
          [4.6, 0, z * 1.05],
          [4.6, 0, z],
        )
      }
      for (let i = -3; i <= 3; i++)
        quad(
          k,
          'rgba(120,88,110,.28)',
          [i * 1.2 - 0.03, 0, 26],
          [i * 1.2 - 0.03, 0, 0.9],
          [i * 1.2 + 0.03, 0, 0.9],
          [i * 1.2 + 0.03, 0, 26],
        )
      quad(k, 'rgba(82,62,110,.5)', [-4.6, 0, 26], [-4.6, 0, 0.85], [-2.8, 0, 0.85], [-2.8, 0, 26])
      for (const z of [14.5, 7.5, 4.6, 3.2, 2.3, 1.7])
        quad(
          k,
          'rgba(82,62,110,.5)',
          [-3, 0, z * 1.1],
          [-3, 0, z * 0.9],
          [3.4, 0, z * 0.78],
          [4.6, 0, z * 0.77],
          [4.6, 0, z * 0.83],
          [3.2, 0, z * 0.87],
        )
      // Parapets: in shade on the left, in the sun on the right.
      quad(k, '#6f6484', [-4.6, 0, 26], [-4.6, 0, 0.85], [-4.6, 1, 0.85], [-4.6, 1, 26])
      quad(k, '#f6d9b4', [-4.6, 1, 26], [-4.6, 1, 0.85], [-5.1, 1, 0.85], [-5.1, 1, 26])
      quad(k, '#e0b492', [4.6, 0, 26], [4.6, 0, 0.85], [4.6, 1, 0.85], [4.6, 1, 26])
      quad(k, '#fbe3c0', [4.6, 1, 26], [4.6, 1, 0.85], [5.1, 1, 0.85], [5.1, 1, 26])
      for (const z of [14.5, 7.5, 4.6, 3.2, 2.3, 1.7])
        quad(
          k,
          'rgba(82,62,110,.5)',
          [4.6, 0, z * 0.83],
          [4.6, 0, z * 0.77],
          [4.6, 1, z * 0.75],
          [4.6, 1, z * 0.81],
        )
      const left = ['group', 'crucifix', 'group', 'nepomuk', 'group', 'crucifix']
      const right = ['crucifix', 'group', 'nepomuk', 'crucifix', 'nepomuk']
      for (const [i, z] of [1.7, 2.3, 3.2, 4.6, 7.5].entries())
        for (const [X, kind] of [
          [-5, left[i + 1]],
          [5, right[i]],
        ])
          at(k, ...see(X, 1, z), z, (c) => bridgeSaint(c, kind))
      // A lamp between the statues on each side.
      for (const z of [5.8, 2.7])
        for (const X of [-4.85, 4.85]) {
          const [x, y] = see(X, 1, z)
          stroke(k, '#3c3658', 0.09 * z, `M${x} ${y}v${-2.2 * z}`)
          path(
            k,
            '#fff0c4',
            `M${x - 0.2 * z} ${y - 2.7 * z}h${0.4 * z}l${-0.08 * z} ${0.5 * z}h${-0.24 * z}Z`,
          )
          path(
            k,
            '#3c3658',
            `M${x - 0.28 * z} ${y - 2.7 * z}h${0.56 * z}l${-0.28 * z} ${-0.3 * z}Z`,
          )
        }
      for (const [X, z, coat, shade, hair] of [
        [0.4, 2.6, '#c65a4a', '#8a3a48', '#3a2c3a'],
        [-0.8, 3.4, '#4a6a96', '#334a74', '#5a4038'],
        [2.1, 4.2, '#d9a24a', '#a5763c', '#2c2433'],
        [-0.55, 7.4, '#b23f4c', '#7c2c44', '#3a2830'],
        [0.05, 7.3, '#44648a', '#2f4668', '#7a5238'],
      ]) {
        const [x, y] = see(X, 0, z)
        path(
          k,
          'rgba(70,50,100,.5)',
          `M${x - 0.2 * z} ${y}L${x + 0.25 * z} ${y}L${x + 2.1 * z} ${y - 0.42 * z}L${x + 1.8 * z} ${y - 0.5 * z}Z`,
        )
        at(k, x, y, z, (c) => walker(c, coat, shade, hair))
      }
      stroke(k, '#b8745c', 0.8, `M${EX - 0.34 * 7.4} 62.400L${EX - 0.16 * 7.3} 62.400`)
      // A gull warms itself on the parapet.
      at(k, ...see(4.85, 1, 11), 1.4, (c) => {
        stroke(c, '#e8934a', 0.25, 'M-0.300 0V-1M0.400 0V-1')
        path(
          c,
          '#ffffff',
          'M-3.200 -1.200C-1.800 -2.800 0.200 -3.200 1.200 -3C1 -4.600 1.600 -5.400 2.600 -5.300C3.600 -5.200 3.800 -4.300 3.600 -3.600C3.300 -2 2 -0.700 0.400 -0.700C-0.800 -0.700 -2 -0.900 -3.200 -1.200Z',
        )
        path(
          c,
          '#a9aec6',
          'M-4 -1.400C-2.200 -2.800 -0.400 -3 0.900 -2.600C0.400 -1.600 -1.400 -1.200 -4 -1.400Z',
        )
        path(c, '#e8934a', 'M3.700 -4.700L5 -4.300L3.600 -4.100Z')
        path(c, '#3c3658', 'M3 -4.900a0.200 0.200 0 1 0 0.010 0Z')
      })
    })
    return finish(s, { rays: 0.06 })
  },
}
