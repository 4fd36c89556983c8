import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { AIR, aquabus, dome, northShore, SHORE, stadium, tower } from '../../things/vancouver.js'

export default {
  alt: 'Vancouver al tramonto dalla passeggiata sull’acqua: la cupola di triangoli, i grattacieli sottili e lo stadio davanti ai monti innevati, con i piccoli traghetti arcobaleno',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#27407e'],
          [0.35, '#6478a8'],
          [0.65, '#dda38f'],
          [0.85, '#ffc28a'],
          [1, '#ffdca6'],
        ],
        haze: AIR,
      },
      sun: [0.02, 0.5],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of [
      [0.66, 0.14, 30, 5, 4],
      [0.24, 0.2, 22, 3.6, 9],
    ])
      flatCloud(s, { x, y, width, height, seed, lit: '#ffd0a8', dark: '#b9899a' })
    const f = field(s)
    f.draw(s.k, (k) => {
      northShore(
        k,
        '-8 34 6 27 16 33 26 25 36 32 45 28 50 21 53.500 27 57.500 20 64 30 74 25 88 33 102 24 116 32 130 22 146 31 168 25',
        0.42,
        4,
        5,
      )
      northShore(k, '-8 44 14 38 34 44 60 39 84 45 112 38 138 44 168 37', 0.3, 8, 0)
      const r = random(3)
      for (let i = 0; i < 26; i++)
        tower(
          k,
          44 + i * 4.7 + r() * 2,
          2.6 + r() * 1.2,
          9 + r() * 9 + 8 * Math.exp(-(((i - 14) / 6) ** 2)),
          { haze: 0.5, seed: i + 3, crown: i % 4 },
        )
      for (const [x, wide, high, crown, seed] of [
        [58, 4, 21, 2, 4],
        [64, 3.6, 17, 0, 5],
        [69, 4.2, 26, 1, 6],
        [75, 3.6, 20, 3, 7],
        [80, 4.4, 33, 2, 8],
        [86, 3.8, 24, 1, 9],
        [91, 4, 28, 0, 10],
        [97, 4.4, 36, 3, 12],
        [103.5, 3.8, 22, 2, 13],
        [108.5, 4.2, 27, 1, 14],
        [114, 3.8, 19, 0, 15],
        [120, 4.2, 25, 2, 16],
        [126, 3.8, 17, 3, 17],
        [133, 4.2, 21, 1, 18],
        [140, 4, 15, 2, 19],
        [148, 4.4, 19, 0, 20],
        [156, 4, 14, 3, 21],
      ])
        tower(k, x, wide, high, { haze: 0.2, seed, crown })
      stadium(k, 84, 30)
      for (const [x, wide, high, crown, seed] of [
        [62, 4.6, 14, 2, 31],
        [68.5, 5, 18, 1, 33],
        [75, 4.6, 12, 0, 35],
        [119, 5, 16, 3, 36],
        [126, 5.2, 22, 2, 37],
        [134, 5, 17, 1, 38],
        [142, 5.4, 24, 3, 39],
        [151, 5.2, 16, 2, 40],
      ])
        tower(k, x, wide, high, { haze: 0.04, seed, crown })
      leafMass(k, {
        box: [50, 55, 166, 61],
        inside: (x, y) => y > 57.6 + noise(x * 0.3, 4),
        size: 1.7,
        tones: [
          ['#2c3c58', '#3c4c5c', '#5a6058'],
          ['#33425a', '#4a5658', '#8a7458'],
        ],
        seed: 6,
      })
      stroke(k, '#efc7a8', 0.5, `M50 ${SHORE}H166`)
      dome(k, 32, 47, 13)
    })
    stillWater(s, {
      y: SHORE / 90,
      veil: [
        [0, '#7a6f92', 0.25],
        [0.45, '#47548c', 0.45],
        [1, '#141f52', 0.82],
      ],
      sway: 1.6,
    })
    f.draw(s.k, (k) => {
      const r = random(5)
      for (let i = 0; i < 34; i++) {
        const y = 61.5 + (i / 33) ** 1.5 * 26
        const x = r() * 160 - (i % 3 === 0 ? 60 : 0)
        stroke(
          k,
          i % 3 ? 'rgba(30,40,96,.35)' : 'rgba(255,214,168,.5)',
          0.14 + (y - 60) * 0.014,
          `M${x} ${y}h${4 + r() * 15}`,
        )
      }
      at(k, 84, 69.4, 0.5, aquabus)
      at(k, 112, 78, 0.94, aquabus, true)
      // The sea wall where one walks in the evening.
      path(k, '#23284e', 'M-5 96V77C14 78.500 34 82 52 87C58 89 62 92 64 96Z')
      path(k, '#8a6a7c', 'M-5 77C14 78.500 34 82 52 87C58 89 62 92 64 96H58C52 91 36 85 -5 80Z')
      for (let i = 0; i < 6; i++)
        stroke(k, '#151a3c', 0.5, `M${2 + i * 10} ${72.4 + i * i * 0.22 + i * 0.5}v6`)
      stroke(
        k,
        '#151a3c',
        0.5,
        'M-4 72C14 73.600 34 77.400 54 83.600M-4 74.600C14 76.200 34 80 54 86',
      )
      for (const [x, y, c, m] of [
        [20, 83.5, '#c9503c', 1],
        [26.6, 84.4, '#e0a840', -1],
      ]) {
        path(
          k,
          '#1a1f42',
          `M${x - 1.6} ${y - 6}L${x - 1.9} ${y + 4}H${x - 0.3}L${x} ${y - 2}L${x + 0.5} ${y + 4}H${x + 2}L${x + 1.6} ${y - 6}Z`,
        )
        path(
          k,
          c,
          `M${x - 2.2} ${y - 5}C${x - 2.6} ${y - 9} ${x - 1.8} ${y - 11.4} ${x} ${y - 11.6}C${x + 1.8} ${y - 11.4} ${x + 2.6} ${y - 9} ${x + 2.2} ${y - 5}Z`,
        )
        path(
          k,
          'rgba(20,24,70,.42)',
          `M${x + 0.4} ${y - 11.6}C${x + 1.8} ${y - 11.4} ${x + 2.6} ${y - 9} ${x + 2.2} ${y - 5}H${x + 0.8}Z`,
        )
        k.fillStyle = '#2c2030'
        k.beginPath()
        k.ellipse(x, y - 13.4, 1.5, 1.8, 0, 0, 7)
        k.fill()
        stroke(
          k,
          c,
          1.2,
          m > 0
            ? `M${x + 1.8} ${y - 10.4}L${x + 4} ${y - 8}L${x + 4.4} ${y - 6}`
            : `M${x - 1.8} ${y - 10.4}L${x - 3} ${y - 8}L${x - 2.6} ${y - 6}`,
        )
      }
      // Someone's dog.
      path(
        k,
        '#2a2038',
        'M31 88.500V85.500C31 84.500 32 84 33 84L36.500 84L37.600 82.200L39.600 82.800L40.200 84L38.400 84.600L38 88.500H37.200L37 86.400H33L32.200 88.500ZM31.200 85L29.600 83Z',
      )
    })
    return finish(s, { bloom: 0.3 })
  },
}
