import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { bulldog, downtown, fanPalm, hills, oak, owner, villa } from '../../things/los-angeles.js'
import { hillLetters } from './kit.js'

/** The foothills: three folds, oaks and houses on them, haze at their feet. */
function foothills(k) {
  const r = random(8)
  for (const [lit, mid, y, swing, seed] of [
    ['#c4ac54', '#98903f', 52, 2.4, 1],
    ['#a89c48', '#788038', 56.5, 2, 3],
  ]) {
    const top = (x) =>
      y +
      swing * Math.sin(x * 0.09 + seed * 2) +
      Math.sin(x * 0.31 + seed) -
      (x > 90 ? (x - 90) * 0.05 : (90 - x) * -0.02)
    const line = Array.from({ length: 130 }, (_, i) => [-40 + i * 2, top(-40 + i * 2)])
    fill(k, mid, [...line, [222, 68], [-40, 68]])
    for (let x = -30; x < 216; x += 17 + r() * 8)
      fill(k, lit, [
        [x, top(x)],
        [x + 7, top(x + 7)],
        [x + 3, y + 6],
        [x - 4, y + 8],
        [x - 5, top(x - 5) + 1],
      ])
    for (let i = 0; i < 26; i++) {
      const x = -34 + i * 9 + r() * 6
      const d = 1.4 + r() * 4
      if (i % 3 === 1 && x > 30) villa(k, x, top(x) + d, 1.1 + r() * 0.5)
      else oak(k, x, top(x) + d, 0.9 + r() * 0.7)
    }
  }
}

/** The house on the right: white walls, tiles, an arch, bougainvillea over its corner. */
function mission(k) {
  path(k, '#fff0d4', 'M128 77V60H146V77.600Z')
  path(k, '#c48c84', 'M146 77.600V60H182V79Z')
  path(k, '#e0703c', 'M126 60.600L131 54H147L145.600 60.600Z')
  path(k, '#a84c3c', 'M145.600 60.600L147 54H184V60.600Z')
  stroke(
    k,
    '#b8542c',
    0.3,
    'M130 60.400L134 54.200M134.500 60.400L138 54.200M139 60.400L141.600 54.200M143 60.400L145 54.200',
  )
  path(k, '#8c4c4c', 'M133.500 77V69C133.500 65.600 140.500 65.600 140.500 69V77Z')
  path(k, '#5c3448', 'M135 77V69.400C135 66.800 139.600 66.800 139.600 69.400V77Z')
  path(
    k,
    '#6c4458',
    'M150 70V65.500C150 63.800 154 63.800 154 65.500V70ZM158 70V65.500C158 63.800 162 63.800 162 65.500V70Z',
  )
  for (const [x, y, q] of points(
    '128.500 77.800 1.800 131.600 78.200 1.500 143.500 78.600 2 150 79.600 2.400 156 80 2.200',
    3,
  ))
    oak(k, x, y, q)
  leafMass(k, {
    box: [141, 55, 153, 78],
    inside: (x, y) => Math.abs(x - 146.5 - Math.sin(y * 0.5)) < 2 + (y - 55) * 0.11,
    light: (x) => 0.9 - (x - 142) / 12,
    size: 3,
    tones: [
      ['#7c2c5c', '#a83c70', '#c85480'],
      ['#a83c70', '#d8548c', '#f890ac'],
    ],
    seed: 3,
  })
}

export default {
  alt: "La scritta Hollywood sulle colline di Los Angeles nell'ora d'oro, con la città nella foschia e un filare di palme altissime",
  focus: 0.56,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#3c6cac'],
          [0.4, '#84a4c8'],
          [0.7, '#f4c898'],
          [0.9, '#ffd088'],
          [1, '#ffdc94'],
        ],
        disc: 0.05,
        discColour: '#fff4cc',
      },
      sun: h > w ? [0.1, 0.56] : [0.17, 0.45],
      horizon: h > w ? 0.74 : 0.67,
    })
    sky(s, { clouds: 0 })
    const f = field(s, { centre: 81, zoom: 0.8 })
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#f8dcb0', 'M112 9C124 7.200 146 7.600 160 9.600C146 11.400 126 11.600 112 9Z'],
        ['#ffe8b8', 'M34 17C46 15.600 60 15.800 72 17.400C60 18.800 46 19 34 17Z'],
        ['#dce4e4', 'M60 -8C68 -9.400 80 -9.200 88 -7.600C80 -6.400 68 -6.400 60 -8Z'],
      ])
        path(k, c, d)
      hills(k)
      downtown(k, 22, 60)
    })
    const at0 = f.at([80, 0])
    hillLetters(s, 'HOLLYWOOD', {
      x: at0[0] / s.w,
      size: s.pick(5.8, 5.8 * 0.8 * (0.01 / 0.0066) * 0.98),
      line: (x) => {
        const u = (x - f.at([0, 0])[0]) / f.q
        return f.at([0, 29.4 + ((u - 104) / 26) ** 2 * 2.4])[1]
      },
    })
    f.draw(s.k, (k) => {
      foothills(k)
      path(
        k,
        'rgba(255,214,150,.5)',
        'M-40 62C0 58 40 60.500 80 61C120 60 160 61.500 222 60V68H-40Z',
      )
      // The town: hedges and lawns both sides of the street.
      path(k, '#8c8c40', 'M-40 63H222V96H-40Z')
      leafMass(k, {
        box: [-40, 60, 66, 66],
        inside: (x, y) => y > 62.4 - Math.sin(x * 0.4) * 1.4,
        light: (x, y) => 0.8 - (y - 60) / 8,
        size: 3.6,
        tones: [
          ['#445c3c', '#687840', '#98944c'],
          ['#546c3c', '#8c9044', '#ccb858'],
        ],
        seed: 5,
      })
      leafMass(k, {
        box: [74, 60, 222, 67],
        inside: (x, y) => y > 62 - Math.sin(x * 0.3) * 1.2,
        light: (x, y) => 0.8 - (y - 60) / 8,
        size: 3.8,
        tones: [
          ['#445c3c', '#687840', '#98944c'],
          ['#546c3c', '#8c9044', '#ccb858'],
        ],
        seed: 9,
      })
      for (const [x, y, q] of points(
        '80 66.500 2 92 68 2.600 108 70.500 3.600 50 66 2 38 68 2.600 18 71 3.400 -2 74 4',
        3,
      ))
        villa(k, x, y, q)
      mission(k)
      // Street, pavements, the long shadows of the palms.
      path(k, '#f0d4ac', 'M69 63H71.500L186 96H18Z')
      path(k, '#a87c84', 'M69.400 63H71L164 96H34Z')
      path(k, '#946878', 'M70.400 63H71L164 96H110Z')
      for (const [a, b, c] of points(
        '65.500 66.500 0.300 69 70.500 0.500 76 76.500 0.900 88 86 1.500',
        3,
      ))
        path(
          k,
          '#ffe0a4',
          `M${70.3 + (b - 63) * 0.78} ${b}l${c * 1.1} ${c * 2.4}h${-c * 1.2}l${-c * 0.7} ${-c * 2.4}Z`,
          a,
        )
      for (const [x, y, l, q] of points(
        '52 67.400 26 0.400 45.500 70 38 0.700 35 75 62 1.100 17 83 110 1.900',
        4,
      ))
        path(
          k,
          'rgba(92,44,84,.4)',
          `M${x} ${y}L${x + l} ${y + l * 0.04 - q * 0.4}q${q * 4} ${q} ${q * 5} ${q * 1.6}q${-q * 3} ${q} ${-q * 5} 0L${x} ${y + q}Z`,
        )
      for (const [x, y, high, q] of points(
        '60 64 13 1.700 57.500 65.200 18 2.200 53 67 26 3 46.500 70 38 4.400 38 74.500 51 6 18 83 67 9',
        4,
      )) {
        fanPalm(k, x, y + 0.5, high, q, Math.round(x))
        path(
          k,
          '#687840',
          `M${x - q * 0.5} ${y + 0.7}C${x - q * 0.4} ${y - q * 0.1} ${x + q * 0.4} ${y - q * 0.1} ${x + q * 0.5} ${y + 0.7}Z`,
        )
      }
      for (const [x, y, high, q] of points('80 64.500 13 1.700 84.500 66 15 2', 4))
        fanPalm(k, x, y, high, q, Math.round(x))
      stroke(k, '#c84858', 0.35, 'M84.500 72.400C89 76 92 75.500 95 77')
      at(k, 76, 86.6, 0.84, owner)
      at(k, 97, 87.6, 0.84, bulldog)
    })
    s.glow(s.pick(0.17, 0.1), s.pick(0.45, 0.56), 46, '#ffd884', 0.34)
    return finish(s, { rays: 0.08 })
  },
}
