import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { closed, lens, soft } from '../../things/curves.js'
import { cumulus } from '../../things/drawn-clouds.js'
import { awning, crab, dhow, lunch, townFar } from '../../things/nakupenda.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { clearDay } from './kit.js'

const HORIZON = 35
const CLOUD = ['#a8cce0', '#dcecf0', '#ffffff']

/** Bands of depth from the reef edge to the sand: each laid over the last. */
function lagoon(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 60)
  for (const [t, c] of [
    [0, '#1c6cb0'],
    [0.14, '#157cb8'],
    [0.3, '#1c98c0'],
    [0.55, '#3cb8c8'],
    [1, '#7cd8d0'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 ${HORIZON} 166 ${HORIZON} 166 96 -6 96`))
  // The near bay on the right, shallower and shallower.
  soft(
    k,
    '#48c0c8',
    points(
      '132 42.900 150 42 170 41.500 182 60 176 80 140 76 112 70 92 62 90 55 100 49.500 122 44.500',
    ),
  )
  soft(
    k,
    '#74d6d0',
    points('132 45 152 45.600 176 46 176 82 136 77 108 69 92 61 92 55.500 102 50.500 122 46.500'),
  )
  soft(
    k,
    '#a4e8da',
    points('128 49.500 150 52 172 58 172 84 134 78.500 106 69 94 61.500 95 56 104 51.800'),
  )
  soft(k, '#c8f2e2', points('112 53 128 57 146 66 172 71 172 86 130 79 104 70 94 62 96 57'))
  soft(
    k,
    '#8cdcd4',
    points('-8 51 20 49.500 46 47 74 44.600 100 43 126 42.300 104 45 70 50 36 57 10 63 -8 66'),
    0.8,
  )
  soft(
    k,
    '#c0f0e2',
    points('-8 59 18 57 44 52 74 47 104 43.800 128 42.600 104 46 74 51 38 59 10 65 -8 68'),
    0.8,
  )
  // Weed on the bottom, lines of light.
  for (const [x, y, half, up] of points(
    '14 44.500 15 0.700 52 41.500 17 0.500 90 39 14 0.300 34 47.500 8 0.500 134 42.500 15 0.450 152 40 12 0.300',
    4,
  ))
    lens(k, 'rgba(20,104,148,.5)', x, y, half, up, up * 0.7, 0.3)
  const r = random(9)
  for (let i = 0; i < 34; i++) {
    const t = r()
    const [x, y] = [100 + r() * 62 + t * 4, 51 + t * 22]
    if (y > 52 + (x - 90) * 0.34 + 4) continue
    lens(k, 'rgba(244,255,244,.55)', x, y, 1 + t * 4.5, 0.05 + t * 0.1, 0.08, (r() - 0.5) * 0.8)
  }
  for (let i = 0; i < 22; i++) {
    const t = r()
    lens(
      k,
      'rgba(255,255,255,.5)',
      r() * 160,
      HORIZON + 0.6 + t * 9,
      1 + t * 3,
      0.05 + t * 0.06,
      0.05,
    )
  }
}

const SAND = points(
  '-8 67.500 10 64.500 38 58.200 74 50.200 104 44.900 126 42.800 137 42.600 124 44.600 106 48.600 94.500 54 92.500 60.500 104 68.500 132 77 170 82.500 170 100 -8 100',
)

/** The tongue of sand: wet edge, foam, sun, and the shade of the awning on it. */
function bank(k) {
  k.save()
  k.translate(0.8, 0.9)
  path(k, '#f2f8e6', closed(SAND, 0.9))
  k.restore()
  path(k, '#e2d0a8', closed(SAND, 0.9))
  k.save()
  k.translate(-1.2, 1.3)
  path(k, '#fff0cc', closed(SAND, 0.9))
  k.restore()
  soft(
    k,
    '#ffe6bc',
    points('-8 76 16 71 42 65 70 58.500 88 55 84 61 92 69 112 76 84 74 50 73 18 78 -8 82'),
    0.9,
  )
  // Ripples of the last tide, steps that lead out along it.
  for (const [x, y, half, lean] of points(
    '40 63.500 9 1.600 58 59 8 1.500 30 69.500 10 1.500 66 64 9 1.300 82 52.500 6 1 100 47.800 6 0.700',
    4,
  ))
    lens(k, 'rgba(214,176,136,.6)', x, y, half, 0.16, 0.2, lean)
  for (let i = 0; i < 26; i++) {
    const t = i / 25
    const [x, y] = [58 + t * 56 + Math.sin(t * 5) * 2, 72 - t * 25.5 + (i % 2) * (0.9 - t * 0.6)]
    const q = 0.75 - t * 0.55
    path(
      k,
      'rgba(196,152,124,.9)',
      `M${x - q} ${y}q${q} ${-q * 0.7} ${q * 2} 0q${-q} ${q * 0.6} ${-q * 2} 0Z`,
    )
  }
  path(
    k,
    '#c0a4b4',
    'M-8 81C6 77.500 22 75.600 34 76.200C52 77 70 79.500 92 79.600C112 79.600 130 82.500 150 82.400C158 82.600 164 84 170 85V100H-8Z',
  )
  path(
    k,
    '#ac90a8',
    'M-8 87C10 84 30 83 52 84.500C80 86.500 110 85.500 134 88.500C150 90 160 91 170 92V100H-8Z',
  )
}

const who = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: ['#3c2430', '#281a2c'],
  shoe: SKINS[skin][1],
  ...more,
})
const SUN = { fall: [0.9, 0.16], shade: '#d8b08c' }
const WET = { fall: [0.9, 0.16], shade: 'rgba(32,132,152,.5)' }

export default {
  alt: 'All’ombra di una vela tesa su una lingua di sabbia davanti a Stone Town: il pranzo è pronto sulla stuoia, un dhow galleggia sopra la sua ombra nell’acqua trasparente e un granchio si prende una fetta di lime',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.1, -0.1], horizon: HORIZON / 90 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, y, half, up, n] of points(
        '128 34 13 4.600 3 150 34.200 9 3 8 92 34.300 8 2.300 5 60 33.600 11 3.400 12 8 34.200 9 2.600 7 34 26.500 15 5.200 21 110 23 10 2.600 17',
        5,
      ))
        cumulus(k, x, y, half, up, CLOUD, n)
      lagoon(k)
      townFar(k, 64, HORIZON + 0.2)
      at(k, 33, HORIZON + 0.9, 0.2, (c) => dhow(c, '#fff6e4'))
      bank(k)
      // The dhow: its shadow on the sand below, a faint mirror, then herself.
      k.save()
      k.translate(134, 66)
      k.transform(1, 0, -0.55, -0.3, 0, 0)
      dhow(k, 'rgba(28,128,150,.5)')
      k.restore()
      k.save()
      k.globalAlpha = 0.22
      at(k, 126, 58.6, 0.92, (c) => {
        c.scale(1, -0.4)
        dhow(c, '#3c8c94')
      })
      k.restore()
      stand(
        k,
        114.6,
        55,
        6,
        who('hips', 3, ['#e8b43c', '#b0783c'], ['#3c5c84', '#28406c'], {
          hat: ['wrap', '#c84444'],
        }),
        { flip: true },
      )
      at(k, 126, 58, 0.92, (c) => dhow(c))
      stroke(
        k,
        'rgba(255,255,255,.8)',
        0.3,
        'M113 58.700C117 59 123 59.100 131 59C135 59 139 58.800 142 58.400',
      )
      // He wades ashore with the next dish; two have gone to the tip, one reads the water.
      const wade = who('carryHead', 3, ['#fffaf0', '#c8c0cc'], ['#d86848', '#9c4448'], {
        dress: 'sarong',
        hat: ['cap', '#fff4dc', '#d8c4b0'],
        after: (c, j, flat) => {
          const [x, y] = j.armFar.hand
          path(
            c,
            flat ?? '#c8924c',
            `M${x - 1.9} ${y - 0.3}q1.900 -0.500 3.800 0q-0.400 0.700 -1.900 0.700q-1.500 0 -1.900 -0.700Z`,
          )
          if (!flat) path(c, '#d84c3c', `M${x - 1.3} ${y - 0.4}q1.300 -1.300 2.600 0Z`)
        },
      })
      stand(k, 101.5, 65.4, 8.2, wade, { ...WET, flip: true })
      stroke(
        k,
        'rgba(255,255,255,.9)',
        0.26,
        'M99.400 64.900q2 -0.500 4.400 0M98.600 65.900q3 -0.600 6 0',
      )
      stand(
        k,
        112.3,
        45.9,
        3.5,
        who('walk', 0, ['#e8584c', '#a83c4c'], ['#fff0dc', '#c8a8a0'], {
          dress: 'skirt',
          hat: ['brim', '#f4d48c', '#c89c5c'],
        }),
        SUN,
      )
      stand(
        k,
        114.8,
        45.7,
        3.8,
        who('walkOther', 1, ['#3c84b0', '#2c5c8c'], ['#f0e0c0', '#c0a898'], {}),
        SUN,
      )
      stand(
        k,
        84.5,
        57.6,
        5.6,
        who('hips', 2, ['#f4b83c', '#b87c38'], ['#2c6c7c', '#1c4c64'], {
          view: 'back',
          hat: ['brim', '#fff0cc', '#d0b090'],
        }),
        SUN,
      )
      // Terns at the tip.
      for (const [x, y, q] of points(
        '105.500 47.700 0.600 107.300 47.300 0.500 108.800 47.500 0.550',
        3,
      ))
        path(
          k,
          '#5c7c94',
          `M${x - q} ${y}L${x - q * 0.4} ${y - q * 0.8}L${x + q * 0.6} ${y - q * 0.9}L${x + q * 0.2} ${y}Z`,
        )
      lunch(k)
      at(k, 108.5, 84.5, 1.05, crab)
      awning(k)
    })
    return finish(s)
  },
}
