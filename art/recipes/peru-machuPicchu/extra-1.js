import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { ausangate, flank, shadeSide } from '../../things/vinicunca.js'

const walker = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#2c1c34', '#1c142c'],
  light: -1,
  ...more,
})
const [RED, TEAL, GOLD, NAVY, WHITE] = [
  ['#e0485c', '#88284c'],
  ['#3ca0a8', '#28587c'],
  ['#f4bc4c', '#b06c48'],
  ['#44487c', '#282850'],
  ['#fff0d8', '#b89cac'],
]

/** A small saddled horse that goes to the left. */
function horse(k) {
  path(k, 'rgba(84,36,64,.7)', 'M-4 0.200L10 1.600L12 1L4 -0.200Z')
  stroke(k, '#4c2840', 0.7, 'M-3.400 -4L-3.800 -2L-3.300 0M3.400 -4L4.200 -2L3.700 0')
  stroke(k, '#744048', 0.8, 'M-2.600 -4L-2 -2.200L-2.700 0M4 -4.200L3.200 -2L4.400 0')
  path(
    k,
    '#8c5048',
    'M-5 -6.400C-2 -7 2 -6.800 4.600 -6.400C5.600 -5.600 5.200 -4 4.200 -3.600C1.600 -3 -1.600 -3 -3.600 -3.600L-5.600 -6L-6.800 -8.600L-8.600 -7.200L-9.400 -7.800L-7.800 -10L-6 -10.200L-4.200 -8Z',
  )
  path(
    k,
    '#c48858',
    'M-5 -6.600C-2 -7.200 2 -7 4.600 -6.500C5 -6.200 5.200 -5.800 5.200 -5.400C2 -6 -2 -5.600 -4.400 -5.400L-6 -8.800L-7.600 -9.800L-6 -10.200L-4.200 -8Z',
  )
  path(
    k,
    '#3c2038',
    'M-6.200 -10.300L-4 -8.200L-3.600 -6.800L-5 -8.200ZM4.600 -6.400C6 -5.800 6.200 -4 5.600 -2.200C5.200 -3.600 4.900 -4.800 4.200 -5.400Z',
  )
  path(k, '#e0485c', 'M-2.400 -7.200Q0 -8 2 -7.100L1.800 -4.600Q0 -4.200 -2 -4.800Z')
}

/** A woman of the pastures from behind: her cloth has the bands of the mountain. 12 units high, seated. */
function weaver(k) {
  path(k, '#3c1840', 'M-5 0.600L4.500 -1L18 2.400L10 3.800L-3 2Z')
  path(
    k,
    '#28305c',
    'M-5.600 0.600C-6.600 -1.800 -4.600 -3.800 0 -3.800C4.600 -3.800 6.600 -1.800 6 0.800C2 1.700 -2.400 1.700 -5.600 0.600Z',
  )
  path(
    k,
    '#44508c',
    'M-5.600 0.600C-6.600 -1.800 -4.600 -3.800 -0.600 -3.800C-1.600 -2.200 -1.800 -0.400 -1.600 1.300C-3 1.200 -4.600 1 -5.600 0.600Z',
  )
  const cloth =
    'M-0.900 -8.300C-2.600 -8 -3.700 -7.200 -4 -5.600L-4.500 -2.200C-2.600 -1.400 2.600 -1.300 4.500 -2L4 -5.600C3.700 -7.200 2.700 -8 1 -8.300C0.400 -8 -0.300 -8 -0.900 -8.300Z'
  path(k, '#b44c4c', cloth)
  k.save()
  k.clip(new Path2D(cloth))
  const tones = [
    '#b44c4c',
    '#f2c46c',
    '#78a8a0',
    '#f8e4b8',
    '#c8644c',
    '#f2c46c',
    '#a4bca0',
    '#f8e4b8',
    '#983c4c',
    '#e49c5c',
    '#78a8a0',
  ]
  tones.forEach((c, i) => {
    const x = -6.5 + i * 1.35
    path(k, c, `M${x} -9L${x + 1.4} -9L${x + 0.2} 0H${x - 1.2}Z`)
  })
  path(k, 'rgba(68,24,84,.5)', 'M1.400 -9C2.600 -6.500 2.600 -4 1.800 -1H6V-9Z')
  k.restore()
  // Neck and head, turned a little to the mountain; two plaits.
  path(k, '#a0604c', 'M-0.800 -9.200H0.800L1 -7.900C0.400 -7.600 -0.400 -7.600 -1 -7.900Z')
  path(
    k,
    '#c07c58',
    'M-1.350 -10.400C-1.400 -11.600 0.800 -11.800 1.200 -10.600C1.400 -9.400 0.800 -8.700 -0.100 -8.700C-0.900 -8.700 -1.350 -9.300 -1.350 -10.400Z',
  )
  path(
    k,
    '#241434',
    'M-0.800 -10.800L1.300 -11C1.600 -9.600 1.200 -8.700 0.200 -8.400C-0.500 -8.500 -0.700 -9.600 -0.800 -10.800Z',
  )
  stroke(
    k,
    '#241434',
    0.46,
    'M-0.300 -8.800C-0.700 -7.400 -0.700 -6 -0.900 -4.800M0.700 -8.800C1 -7.400 0.900 -6 1.200 -4.600',
  )
  // The hat with a low crown and a brim.
  path(
    k,
    '#7c3c3c',
    'M-2.500 -10.700C-1.200 -10.200 1.400 -10.200 2.500 -10.800C1.700 -11.400 -1.700 -11.400 -2.500 -10.700Z',
  )
  path(
    k,
    '#b46c44',
    'M-1.350 -10.900C-1.400 -12.500 -0.900 -12.800 0 -12.700C0.900 -12.900 1.450 -12.400 1.400 -10.900C0.600 -10.600 -0.600 -10.600 -1.350 -10.900Z',
  )
  path(
    k,
    '#7c3c3c',
    'M0.500 -12.750C1.200 -12.700 1.450 -12.200 1.400 -10.900L0.400 -10.700C0.700 -11.400 0.700 -12.200 0.500 -12.750Z',
  )
  path(
    k,
    '#f2c46c',
    'M-1.380 -11.500C-0.600 -11.200 0.600 -11.200 1.400 -11.500V-11C0.600 -10.700 -0.600 -10.700 -1.380 -11Z',
  )
}

/** An alpaca at rest, its legs under its fleece; it looks to the left. */
function resting(k) {
  path(k, '#3c1840', 'M-7 0.600L8 -0.400L20 2.600L12 3.800L-2 2.200Z')
  path(
    k,
    '#c8a0a8',
    'M-7.400 0.800C-8.400 -1.400 -8 -3.600 -6.600 -4.800C-6.400 -7.600 -6.600 -10 -6.300 -12.400C-6 -14.200 -3.600 -14.400 -2.900 -12.600C-2.300 -10.600 -2.400 -8.400 -1.600 -6.800C0.600 -7.800 4.400 -7.600 6.800 -6.200C9.200 -4.800 10 -1.800 9.400 0.800C4 1.900 -3 1.900 -7.400 0.800Z',
  )
  path(
    k,
    '#fff2dc',
    'M-7.400 0.800C-8.400 -1.400 -8 -3.600 -6.600 -4.800C-6.400 -7.600 -6.600 -10 -6.300 -12.400C-6.100 -13.600 -4.900 -14.100 -4 -13.700C-4.700 -11 -4.600 -8.200 -3.800 -5.800C-1.400 -7.200 3 -7.600 5.600 -6.200C2.800 -5.800 0.600 -4.800 -0.600 -3C-1.600 -1.200 -2.400 0 -2.600 1.600C-4.400 1.500 -6 1.200 -7.400 0.800Z',
  )
  path(
    k,
    '#94708c',
    'M9.400 0.800C10 -1.800 9.200 -4.800 6.800 -6.200C7.800 -4 7.400 -1 5.400 1.500C7 1.300 8.400 1.100 9.400 0.800Z',
  )
  // Head: muzzle to the left, a tuft, ears with red wool.
  path(
    k,
    '#fff2dc',
    'M-6.300 -12.600C-7.200 -12.900 -8.800 -12.600 -9.200 -11.800C-9.300 -11 -8.400 -10.700 -7.600 -10.700L-5.600 -10.600C-4.200 -11 -4 -12.400 -4.400 -13.600C-5 -14.300 -6 -13.900 -6.300 -12.600Z',
  )
  path(
    k,
    '#94708c',
    'M-9.200 -11.500C-9.200 -10.900 -8.400 -10.700 -7.600 -10.700L-5.800 -10.600C-6.600 -11.100 -8 -11.100 -9.200 -11.500Z',
  )
  path(
    k,
    '#c8a0a8',
    'M-5.400 -13.600L-5.500 -15.400C-4.900 -15 -4.500 -14.300 -4.500 -13.600ZM-4 -13.400L-3.400 -15.100C-3 -14.500 -3 -13.700 -3.200 -13Z',
  )
  path(k, '#e0485c', 'M-3.600 -13.500L-3.200 -11.400L-2.600 -11.600L-3 -13.400Z')
  path(
    k,
    '#2c1838',
    'M-6.900 -12.100a0.300 0.300 0 1 0 0.600 0a0.300 0.300 0 1 0 -0.600 0ZM-9.300 -11.900L-8.800 -11.700L-9.200 -11.400Z',
  )
}

export default {
  alt: 'Il Vinicunca, la montagna arcobaleno, acceso dal sole mentre l’ombra di una nuvola ne raggiunge il piede, con le nevi dell’Ausangate alle spalle; dall’altura una donna lo guarda accanto al suo alpaca, e il suo scialle ha le stesse fasce',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.1], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 50)
      for (const [a, c] of [
        [0, '#28305c'],
        [0.45, '#44548c'],
        [0.8, '#7488ac'],
        [1, '#b4b8c0'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      ausangate(k)
      shadeSide(k)
      flank(k)
      // The path of the crest, and those who climb it.
      const trail = points('-8 58 8 53.400 24 47.400 36 42.200')
      fill(k, '#f8dca0', [
        ...points('-8 56.600 8 52.400 24 46.600 36 41.600'),
        ...points('36 42 24 47.600 8 54 -8 58.800'),
      ])
      const coats = [RED, TEAL, GOLD, NAVY, WHITE]
      for (const [i, t] of [0.62, 0.86, 1.2, 1.32, 1.86, 2.3, 2.4, 2.52].entries()) {
        const n = Math.floor(t)
        const [x, y] = [0, 1].map((j) => trail[n][j] + (trail[n + 1][j] - trail[n][j]) * (t - n))
        stand(
          k,
          x,
          y - 0.1,
          4.6 - t * 0.6,
          walker(
            ['climb', 'walk', 'stand', 'walkOther', 'climb', 'point'][i % 6],
            i % 3,
            coats[(i * 3) % 5],
            i % 2 ? NAVY : ['#6c4450', '#402844'],
            {
              pack: i % 3 ? coats[(i + 1) % 5] : undefined,
              hat: [
                ['knit', '#f4bc4c', '#fff0d8'],
                ['cap', '#e0485c'],
                ['brim', '#f0d8a8', '#a4786c'],
                undefined,
              ][i % 4],
            },
          ),
          { fall: [0.8, -0.3], shade: '#6c3458' },
        )
      }
      at(k, 16.6, 50.4, 0.42, horse, true)
      // The height from which one looks: its brow in the sun, its side in the shade.
      fill(
        k,
        '#5c2850',
        points(
          '-6 63 10 66 26 70.500 44 75.500 64 79.500 86 82.500 106 83.500 124 81.500 144 77.500 166 72 166 94 -6 94',
        ),
      )
      fill(
        k,
        '#c86c54',
        points(
          '166 72 144 77.500 124 81.500 106 83.500 96 83.700 112 84.800 130 84 148 81 166 77.500',
        ),
      )
      fill(
        k,
        '#3c1840',
        points(
          '-6 72 8 73.500 24 77 42 82 62 86 84 88 104 87.800 122 86.500 140 84.500 166 80 166 94 -6 94',
        ),
      )
      fill(k, '#e8946c', points('166 72 150 75.900 136 79 128 80.800 140 79.600 152 77.600 166 75'))
      fill(k, '#2c1034', points('-6 79 14 81 36 85.500 56 88.600 80 90 80 94 -6 94'))
      at(k, 119, 83.4, 1.16, weaver)
      at(k, 138, 80.8, 0.8, resting)
    })
    return finish(s, { vignette: 0.16 })
  },
}
