import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { caldera, rim, watcher } from '../../things/batur-morning.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'

const coat = (c) => [
  c,
  {
    '#e8804c': '#6c3050',
    '#e0b048': '#6c4450',
    '#4ca0a8': '#28446c',
    '#c8485c': '#54244c',
    '#8c9cd0': '#3c3c70',
  }[c],
]
const hiker = (pose, c, n, more) => ({
  ...POSES[pose],
  top: coat(c),
  low: ['#4c4474', '#28244c'],
  skin: SKINS[n],
  hair: ['#2c1c34', '#1c142c'],
  shoe: '#1c1838',
  cut: ['short', 'bun', 'long'][n % 3],
  ...more,
})

export default {
  alt: 'Alba in cima al Batur: gli escursionisti sono arrivati in fila sul bordo del cratere, sotto c’è il lago nella caldera, oltre il mare di nuvole il sole spunta accanto al Rinjani; anche un macaco guarda',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.36, 0.41], horizon: 41 / 90 })
    const f = field(s)
    f.draw(s.k, caldera)
    // Steam out of the warm stones.
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          const g = q.createLinearGradient(0, 60, 0, 82)
          g.addColorStop(0, 'rgba(255,232,200,0)')
          g.addColorStop(0.6, 'rgba(255,224,196,.75)')
          g.addColorStop(1, 'rgba(216,196,212,.8)')
          fill(
            q,
            g,
            points(
              '93 82 92 78 87 74 89 70 83 67 86 63 80 61 88 60 95 63 94 66 99 69 96 73 99 78 98 82',
            ),
          )
          fill(
            q,
            g,
            points('157 84 157 80 153 77 155 73 149 70 153 67 160 70 160 74 164 78 162 84'),
          )
        }),
      { lit: false, blur: (16 * s.w) / 1600, alpha: 0.8 },
    )
    f.draw(s.k, (k) => {
      rim(k)
      const fall = (x) => [(x - 58) * 0.012 + 0.1, 0.3]
      const put = (x, y, high, o, flip) =>
        stand(
          k,
          x,
          y,
          high,
          { light: x < 58 ? 1 : -1, ...o },
          { flip, fall: fall(x), shade: '#241c44' },
        )
      const lamp = {
        after: (q, j, flat) =>
          flat ||
          path(q, '#fff4c0', `M${j.head[0] + 0.42} ${j.head[1] - 0.3}a0.160 0.160 0 1 0 0.010 0Z`),
      }
      put(
        14,
        61,
        6.4,
        hiker('climb', '#4ca0a8', 1, {
          pack: ['#8c9cd0', '#3c3c70'],
          hat: ['knit', '#e0b048', '#fff0dc'],
          ...lamp,
        }),
      )
      put(
        21.5,
        66,
        7,
        hiker('walk', '#c8485c', 0, { pack: ['#e0b048', '#6c4450'], cut: 'long', ...lamp }),
      )
      put(
        30,
        71.6,
        7.6,
        hiker('climb', '#8c9cd0', 2, {
          pack: ['#c8485c', '#54244c'],
          hat: ['cap', '#4c4474'],
          ...lamp,
        }),
      )
      put(
        48,
        78.4,
        9.4,
        hiker('point', '#e8804c', 3, {
          hat: ['wrap', '#f0d8a8'],
          low: ['#8c4c6c', '#4c2c58'],
          dress: 'sarong',
        }),
      )
      put(53.5, 79.2, 9.2, hiker('camera', '#4ca0a8', 0, { cut: 'bun' }))
      put(
        70,
        80,
        9.3,
        hiker('hips', '#e0b048', 1, {
          view: 'back',
          armFar: [-46, -96],
          hat: ['knit', '#c8485c', '#fff0dc'],
        }),
      )
      put(
        74.8,
        80,
        8.8,
        hiker('stand', '#c8485c', 2, {
          view: 'back',
          cut: 'long',
          armNear: [10, 6],
          armFar: [-26, 8],
        }),
      )
      // The one who cooks eggs in the steam; a block to sit on, and two cups.
      put(
        101,
        82.6,
        9,
        hiker('squat', '#8c9cd0', 3, { hat: ['wrap', '#e8804c'], cut: 'short', light: -1 }),
        true,
      )
      path(k, '#6c4460', 'M94.500 82.400a1.900 0.700 0 1 0 3.800 0a1.900 0.700 0 1 0 -3.800 0Z')
      for (const [x, y] of points('95.600 82 96.800 81.800 97.300 82.400'))
        path(k, '#ffe8c4', `M${x} ${y - 0.4}a0.420 0.500 0 1 0 0.010 0Z`)
      fill(
        k,
        '#2c2450',
        rough(points('117 84.500 118 80.500 122 79.500 127 80.500 128.500 85'), 0.3, 3),
      )
      fill(k, '#c87c6c', points('118 80.500 122 79.500 127 80.500 126 81.200 121 80.600'))
      at(
        k,
        122.5,
        80.3,
        1.28,
        (q) =>
          folk(
            q,
            hiker('sit', '#e8804c', 0, {
              low: ['#8c70a4', '#64508c'],
              light: 1,
              cut: 'long',
              armNear: [36, 84],
              after: (c, j, flat) =>
                flat ||
                path(
                  c,
                  '#fff0d4',
                  `M${j.armNear.hand[0]} ${j.armNear.hand[1] - 0.5}h0.500v0.500h-0.500Z`,
                ),
            }),
          ),
        true,
      )
      fill(k, '#2c2450', rough(points('138 84.500 140 79.500 146 78 151 80 153 85'), 0.35, 5))
      fill(k, '#c87c6c', points('140 79.500 146 78 151 80 149 80.500 145 79.200'))
      at(k, 145, 79.2, 0.72, watcher)
    })
    return finish(s, { vignette: 0.16 })
  },
}
