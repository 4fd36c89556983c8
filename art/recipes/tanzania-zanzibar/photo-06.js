import { field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { acacia } from '../../nature/foliage.js'
import { sky } from '../../nature/sky.js'
import { herder } from '../../things/herders.js'
import { honey } from './kit.js'

const PLAIN = 54

/** The warrior in the air: straight as his stick, cloth and beads thrown up by the leap; 100 units tall. */
const leaper = () => ({
  floats: true,
  width: 60,
  height: 104,
  draw(pen) {
    pen.limb('#54342a', [-3, -30], [-3.4, -16], [-2.4, -2], 4.4, 2.4)
    pen.limb('#33202a', [3, -30], [3.6, -16], [2.6, -2], 4.4, 2.4)
    pen
      .path('#54342a', 'M-3.800 -3L-1 -3L-1.800 4L-3.400 3.600Z')
      .path('#33202a', 'M1.200 -3L4 -3L3.400 4L1.600 3.600Z')
    const cloth =
      'M-9 -80C-4 -85 6 -85 9.500 -80C11 -66 11 -50 16 -40C11 -38 9 -34 7 -29C2 -33 -3 -33 -7 -28C-9 -34 -13 -36 -17 -36C-12 -48 -11 -66 -9 -80Z'
    pen.path('#d4382c', cloth)
    pen.clip(cloth, () => {
      for (const x of [-9, -4, 1, 6])
        pen.stroke('#8c1d2c', `M${x * 0.7} -86C${x} -64 ${x * 1.3} -46 ${x * 1.7} -24`, 0.8)
      for (let y = -80; y < -26; y += 6.5)
        pen.stroke('#8c1d2c', `M-18 ${y + 4}Q0 ${y + 2} 18 ${y + 4}`, 0.7)
      pen.path('#8c1d2c', 'M5 -86C6 -66 4 -50 9 -26L20 -26L18 -86Z')
      pen.path('#f0664a', 'M-14 -86L-6 -84C-9 -66 -10 -50 -14 -30L-22 -32Z')
    })
    pen.limb('#54342a', [-8.4, -78], [-13, -64], [-13.6, -50], 3.4, 2.2)
    pen.limb('#33202a', [8.8, -78], [13, -64], [13.4, -50], 3.4, 2.2)
    pen.line(
      '#3d2a26',
      [
        [13.4, -96],
        [14, -26],
      ],
      1.3,
    )
    pen.rect('#54342a', -2.1, -88, 4.2, 6)
    pen.path(
      '#54342a',
      'M-4.400 -93C-4.600 -97.400 -2.500 -99.200 0 -99.200C2.500 -99.200 4.600 -97.400 4.400 -93C4.100 -89.500 2.400 -87.500 0 -87.500C-2.400 -87.500 -4.100 -89.500 -4.400 -93Z',
    )
    pen.path(
      '#33202a',
      'M1 -99.100C3.300 -98.700 4.600 -97 4.400 -93C4.100 -89.500 2.400 -87.500 0.600 -87.500C2.500 -91 2.700 -95.500 1 -99.100Z',
    )
    // The collar of beads flies up with him.
    pen.stroke('#f6efdc', 'M-7 -85.500Q0 -80 7 -85.500', 1.8)
    pen.stroke('#3f7fc0', 'M-7.800 -84Q0 -77.600 7.800 -84', 1.2)
    pen.stroke('#f2a53c', 'M-8.200 -82.400Q0 -75.600 8.200 -82.400', 1)
  },
})

/** A long hut of the village, woven of branches and daubed; its door at the end, in shade. */
function hut(k, x, y, q) {
  path(
    k,
    'rgba(70,34,50,.45)',
    `M${x - 6 * q} ${y + 0.2}H${x + 9 * q}L${x + 15 * q} ${y + 1.8 * q}H${x - 2 * q}Z`,
  )
  path(
    k,
    '#8a5f44',
    `M${x - 8 * q} ${y + 0.4}C${x - 8.6 * q} ${y - 5 * q} ${x - 5 * q} ${y - 6.6 * q} ${x} ${y - 6.8 * q}C${x + 5 * q} ${y - 6.6 * q} ${x + 8.6 * q} ${y - 5 * q} ${x + 8 * q} ${y + 0.4}Z`,
  )
  path(
    k,
    '#c99468',
    `M${x - 8 * q} ${y + 0.4}C${x - 8.6 * q} ${y - 5 * q} ${x - 5 * q} ${y - 6.6 * q} ${x} ${y - 6.8 * q}C${x - 3 * q} ${y - 5 * q} ${x - 3.6 * q} ${y - 2.6 * q} ${x - 2.6 * q} ${y + 0.4}Z`,
  )
  path(
    k,
    '#e6bd86',
    `M${x - 7.7 * q} ${y - 3 * q}C${x - 6 * q} ${y - 6.4 * q} ${x - 3 * q} ${y - 6.8 * q} ${x + 1 * q} ${y - 6.8 * q}C${x + 5 * q} ${y - 6.5 * q} ${x + 6.6 * q} ${y - 5.8 * q} ${x + 7.6 * q} ${y - 4 * q}C${x + 3 * q} ${y - 5.6 * q} ${x - 4 * q} ${y - 5.4 * q} ${x - 7.7 * q} ${y - 3 * q}Z`,
  )
  path(
    k,
    '#3a2230',
    `M${x + 1.4 * q} ${y + 0.4}V${y - 3 * q}C${x + 1.4 * q} ${y - 4.6 * q} ${x + 4.6 * q} ${y - 4.6 * q} ${x + 4.6 * q} ${y - 3 * q}V${y + 0.4}Z`,
  )
  for (let i = 0; i < 7; i++)
    stroke(
      k,
      'rgba(70,40,40,.3)',
      0.22,
      `M${x - (7 - i * 0.7) * q} ${y - (0.6 + i * 0.5) * q}q${1.6 * q} ${-0.5 * q} ${3 * q} 0`,
    )
}

export default {
  alt: 'Un guerriero masai salta altissimo nella danza davanti ai compagni avvolti negli shuka rossi, fra le capanne del villaggio e un vulcano che fuma nel sole del mattino',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...honey, front: 0.62 },
      sun: [0.06, 0.3],
      horizon: PLAIN / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.46 0.12 32 6 5 0.9 0.2 34 7 9', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff2d8', dark: '#cbb9b4' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The wall of the rift, far, then the mountain of God: steep, grey, white ash in its gullies.
      fill(k, '#d9bfa2', [
        ...rough(points('-5 44 26 43 60 45 84 43.500 120 45 165 42'), 0.3, 3),
        ...points('165 58 -5 58'),
      ])
      const left = rough(points('80 54 92 47 101 38.500 108 29 113 21 116 17.500'), 0.5, 4)
      const right = rough(points('120 17 124 21 129 29.500 136 39 146 47.500 160 54'), 0.5, 6)
      fill(k, '#9b8a94', [...left, [118, 18.2], ...right])
      fill(k, '#c9a88c', [...left, ...points('118 18.200 116.500 26 119 33 114 41 116 48 108 54')])
      for (const [i, d] of [
        'M116 17.500L120 17L121.500 21L119 27L118 22L116.500 30L115 22L112.500 27L113.500 20.600Z',
        'M110.500 26L112.600 24L109 33L104 40L107 32Z',
        'M124 22L127 27L128 34L132 42L126 33Z',
        'M116 33L117.600 35L115 42L112 47L113.400 40Z',
        'M132 36L136 42L141 47.600L134 42Z',
      ].entries())
        path(k, i === 2 || i === 4 ? '#bfb2b8' : '#f3e2cc', d)
      for (const d of [
        'M122 24L128 35L138 47L150 53H140L128 44Z',
        'M108 32L104 42L96 50L90 54H98L106 46Z',
      ])
        path(k, 'rgba(90,66,96,.22)', d)
      // A thread of steam from the crater: it still lives.
      path(
        k,
        'rgba(255,244,226,.75)',
        'M117 17.400C117 14 120 13.600 119.600 11C122 11.400 124.600 10 126 8.400C126.600 11.400 124 13 121.800 13.400C121.400 15.400 119.600 16 119.200 17.400Z',
      )
      for (const [c, line, seed] of [
        ['#dcb477', '-5 53.500 40 52.500 90 54 165 52.500', 2],
        ['#cf9d62', '-5 58 40 57 90 58.500 165 57', 4],
        ['#c0834f', '-5 64 50 62.500 110 64.500 165 63', 6],
        ['#ab6a43', '-5 75 50 73 110 76 165 74', 8],
      ])
        fill(k, c, [...rough(points(line), 0.5, seed), ...points('165 96 -5 96')])
    })
    for (const [x, y, height, seed] of points(
      '0.4 0.605 8 3 0.62 0.6 7 6 0.93 0.6 9 8 0.3 0.6 6 9',
      4,
    ))
      acacia(s, { x, y, height, seed, haze: 0.42 })
    f.draw(s.k, (k) => {
      for (const [x, y, q] of points(
        '84 63.500 0.800 104 62.600 0.720 124 64.500 0.950 146 66 1.150',
        3,
      ))
        hut(k, x, y, q)
      // The thorn fence round the village.
      const r = random(6)
      for (let i = 0; i < 150; i++) {
        const x = 68 + i * 0.66
        const y = 68 + noise(i * 0.1, 3) * 0.5 + (x - 68) * 0.016
        stroke(
          k,
          ['#6a4638', '#8d6246', '#4f3436'][i % 3],
          0.3,
          `M${x} ${y}l${(r() - 0.5) * 2.6} ${-1.4 - r() * 2}`,
        )
      }
    })
    acacia(s, { x: 0.09, y: 0.9, height: 62, seed: 5 })
    f.draw(s.k, (k) => {
      path(k, '#8c5438', 'M2 83C8 79 20 79 28 82C22 84.600 8 84.600 2 83Z')
      // Long shadows, away from the sun; the leaper's lies apart from his feet.
      for (const [x, y] of points('49 80 58 82 88.500 82.500 97.600 81'))
        path(
          k,
          'rgba(64,26,50,.5)',
          `M${x - 1.4} ${y}C${x + 4} ${y + 0.4} ${x + 20} ${y + 4} ${x + 27} ${y + 6.4}C${x + 29} ${y + 7.6} ${x + 26} ${y + 8} ${x + 24} ${y + 7.4}C${x + 14} ${y + 4.8} ${x + 4} ${y + 2} ${x - 1.4} ${y + 0.8}Z`,
        )
      path(k, 'rgba(64,26,50,.42)', 'M74 82C79 82 96 86 104 89C99 90.400 86 87 76 84Z')
      // Dust from the ground that he left.
      for (const [x, y, q] of points(
        '70 81.200 1.700 72.500 81.600 1.300 67.600 81.800 1.200 75 82 1.300',
        3,
      ))
        path(
          k,
          'rgba(246,214,168,.8)',
          `M${x - q * 1.4} ${y + q * 0.4}C${x - q * 1.6} ${y - q * 0.6} ${x - q * 0.3} ${y - q} ${x} ${y - q * 0.5}C${x + q * 0.8} ${y - q} ${x + q * 1.8} ${y - q * 0.2} ${x + q * 1.4} ${y + q * 0.4}Z`,
        )
    })
    for (const [x, y, size, pose] of [
      [0.305, 0.892, 30, 'stick'],
      [0.362, 0.914, 31, 'stork'],
      [0.552, 0.92, 31.5, 'spear'],
      [0.61, 0.904, 30, 'stork'],
    ])
      place(s, herder({ pose }), { x, y, size, front: 0.75, shadow: false })
    place(s, leaper(), { x: 0.447, y: 0.745, size: 32, front: 0.85, shadow: false })
    f.draw(s.k, (k) => {
      const r = random(17)
      for (let i = 0; i < 330; i++) {
        const x = r() * 168 - 4
        const y = 93 - r() * 3 - Math.max(0, Math.abs(x - 80) - 50) * 0.07
        const l = 2 + r() * 5
        stroke(
          k,
          ['#5a3530', '#8a5a3c', '#d9a860', '#6f4436'][i % 4],
          0.36,
          `M${x} ${y}q${r() * 0.6} ${-l * 0.6} ${r() * 2} ${-l}`,
        )
      }
    })
    return finish(s, { rays: 0.08 })
  },
}
