import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { goldBell, greatHall, mondop } from '../../things/royal-temple.js'
import { giant, mimic, photographer } from '../../things/temple-giant.js'

/** A trimmed tree in its blue and white pot. */
function potted(k) {
  path(k, 'rgba(60,50,120,.3)', 'M-7 0.600C-4 -0.200 1 -0.200 3 0.200C1 1 -4 1.200 -7 0.600Z')
  path(k, '#f0f4fa', 'M-2.200 -3.400H2.200L1.600 0.300H-1.600Z')
  path(k, '#a8b4d4', 'M-2.200 -3.400H-0.400V0.300H-1.600Z')
  stroke(k, '#3f6cb0', 0.4, 'M-1.900 -2H1.900')
  stroke(k, '#6c4c44', 0.6, 'M0 -3.400V-8')
  for (const [x, y, q] of points('0 -9.500 2.600 -2.800 -7 1.700 2.900 -6.800 1.600', 3)) {
    path(
      k,
      '#1f5c4c',
      `M${x - q} ${y}a${q} ${q * 0.84} 0 1 0 ${2 * q} 0a${q} ${q * 0.84} 0 1 0 ${-2 * q} 0Z`,
    )
    path(
      k,
      '#4fa45c',
      `M${x - q * 0.3} ${y - q * 0.14}a${q * 0.62} ${q * 0.56} 0 1 0 ${1.24 * q} 0a${q * 0.62} ${q * 0.56} 0 1 0 ${-1.24 * q} 0Z`,
    )
  }
}

export default {
  alt: 'I tetti arancio e verdi del tempio reale di Bangkok, con le guglie e il chedi dorato sotto il sole di mezzogiorno',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#1c68b8'],
          [0.5, '#4fa4dc'],
          [0.85, '#a8dcec'],
          [1, '#e4f4ec'],
        ],
      },
      sun: [0.94, 0.04],
      horizon: 0.8,
    })
    sky(s, { clouds: 0, disc: 0 })
    flatCloud(s, { x: 0.38, y: 0.34, width: 34, height: 9, seed: 4 })
    flatCloud(s, { x: 0.62, y: 0.1, width: 26, height: 7, seed: 8 })
    const f = field(s)
    f.draw(s.k, (k) => {
      leafMass(k, {
        box: [-4, 62, 166, 67],
        inside: (x, y) => y > 64 - 2 * Math.sin(x * 0.3),
        light: (x, y) => 0.8 - (y - 62) / 12,
        size: 4.4,
        tones: [
          ['#3f8074', '#4f9474', '#6cac7c'],
          ['#4f9474', '#78b47c', '#a8d08c'],
        ],
        seed: 7,
        side: 1,
      })
      // The white gallery round the court, its tiled roof.
      path(k, '#f4ecec', 'M-6 72V66H168V72Z')
      path(k, '#d06a3c', 'M-6 66.200L-4 62.500H168V66.200Z')
      path(k, '#2f8460', 'M-6 66.200H168V65.400H-6Z')
      for (let x = -3; x < 166; x += 4) path(k, '#b4a8c4', `M${x} 72V67.600h1.500V72Z`)
      at(k, 47, 74, 0.96, goldBell)
      at(k, 73, 74, 0.82, mondop)
      // The court in the noon sun.
      path(k, '#f0e2cc', 'M-6 73H168V96H-6Z')
      path(k, '#fff2dc', 'M-6 73H168V75H-6Z')
      for (const y of [76.5, 79.2, 83, 88])
        stroke(k, '#dcc8b4', 0.16 + (y - 74) * 0.014, `M-6 ${y}H168`)
      for (let i = -8; i < 9; i++)
        stroke(k, '#dcc8b4', 0.24, `M${80 + i * 16} 74L${80 + i * 30} 96`)
      path(k, 'rgba(84,72,140,.34)', 'M80 77.500H166V79.600L86 80.400L76 79Z')
      at(k, 104, 78.4, 1.04, greatHall)
      for (const [x, y, q] of points('97 82 0.800 121 82 0.800 143 82 0.800', 3))
        at(k, x, y, q, potted)
      path(
        k,
        'rgba(84,72,140,.4)',
        'M-4 87.400C4 85.600 16 84.600 28 85H37L30 87C18 88.600 4 89 -4 88.600Z',
      )
      at(k, 23, 86.4, 1.2, giant)
      at(k, 46, 87, 1.02, mimic)
      at(k, 66, 88.4, 1.02, photographer)
    })
    s.glow(0.98, 0, 60, '#fff2c4', 0.3)
    return finish(s)
  },
}
