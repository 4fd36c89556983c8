import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond } from '../../nature/leaf-mass.js'
import { airRoots, body, metre, P, paving, rootGate, wood } from '../../things/dragon-bridge.js'
import { sitter } from '../../things/forest-macaque.js'
import { leafEdge, smooth } from '../../things/leaf-edge.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { stoneNaga } from '../../things/stone-naga.js'

const FUR = ['#c8b88c', '#84806c', '#4c5850', '#e0b094']

const wear = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#4c3438', '#241c2c'],
  shoe: '#24343c',
  light: 1,
  ...more,
})

/** Where the body of stone leaves the parapet and becomes the neck: back and scales run on without a break. */
function joint(k) {
  path(
    k,
    '#245c58',
    'M35.400 60C36.600 67 44 70 54 65.600L57 72L46.500 93H42C38.800 83 35 75 33.200 68C32.600 64 33.200 61.600 35.400 60Z',
  )
  for (const [x, y, q] of points(
    '36.600 68 1.500 40.400 70.600 1.600 44.600 71.200 1.500 48.600 70.200 1.300 37.600 73.600 1.600 41.800 75.600 1.700 46 75.400 1.500 39.800 79.600 1.700 44 80.600 1.700 42 85.600 1.800 46 85 1.600',
    3,
  ))
    path(
      k,
      '#2f6d63',
      `M${x - q} ${y - q * 0.7}Q${x - q * 0.4} ${y + q * 1.3} ${x + q * 1.2} ${y - q * 0.9}Z`,
    )
  path(k, '#5f9868', 'M35.300 57.500C36.400 64.600 43 67 55 62.300V64.400C44 69 37 68 35 62.500Z')
  path(
    k,
    '#b9d184',
    'M34.800 60.500C36.400 67.200 44 69 55 64.350V65.950C44 70.400 36.400 69 34.300 62.500Z',
  )
}

export default {
  alt: 'Il ponte del drago nella foresta delle scimmie di Ubud: un drago di pietra coperto di muschio alza la testa dal parapetto, davanti a un varco pieno di luce tra le radici dei banyan; due viaggiatori guardano in su e un macaco, sul parapetto, ha in mano un paio di occhiali da sole',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.6, 0.2], horizon: 0.55 })
    field(s).draw(s.k, (k) => {
      wood(k)
      for (const [c, t] of [
        ['rgba(255,253,214,.3)', '92 -6 104 -6 88 60 66 60'],
        ['rgba(255,253,214,.24)', '108 -6 114 -6 108 60 97 60'],
      ]) {
        const g = k.createLinearGradient(0, 0, 0, 60)
        g.addColorStop(0, c)
        g.addColorStop(1, 'rgba(255,253,214,0)')
        fill(k, g, points(t))
      }
      // The banks at both sides fall away into the shade of the gorge.
      leafEdge(
        k,
        '#1d5550',
        smooth(
          points('-6 66 20 60 44 62 62 57 76 58 96 60 116 58 132 62 150 58 168 62 168 96 -6 96'),
        ),
        {
          size: 2.4,
          seed: 21,
          from: 0,
          to: 54,
        },
      )
      paving(k)
      rootGate(k)
      const put = (x, z, high, o, flip) => {
        const [px, py] = P(x, 0, z)
        stand(k, px, py, high * metre(z), o, { flip, fall: [0.62, 0.42], shade: '#9cb172' })
      }
      put(
        0.62,
        10.4,
        1.62,
        wear('stand', 0, ['#fbf3d4', '#c8c4a0'], ['#e8804c', '#a4584c'], {
          view: 'back',
          cut: 'bun',
          dress: 'skirt',
          armFar: [22, 20],
        }),
      )
      put(
        -0.1,
        9.9,
        1.78,
        wear('stand', 1, ['#f0a45c', '#b46c4c'], ['#3c6c84', '#284c68'], {
          view: 'back',
          hat: ['brim', '#f4e4b4', '#c8a878'],
          armFar: [10, 14],
        }),
      )
      body(k, -1)
      body(k, 1)
      // One who has been faster than a tourist sits on the rail.
      const [mx, my] = P(1.74, 0.9, 4.5)
      k.fillStyle = '#2f6a58'
      k.beginPath()
      k.ellipse(mx + 1.4, my + 1.7, 4.2, 0.9, 0.3, 0, 7)
      k.fill()
      at(k, mx, my + 1.5, 1.12, (c) => sitter(c, { tones: FUR, glasses: true }))
      const [lx, ly] = P(-1.72, 0.42, 3.4)
      at(k, lx - 2.4, ly + 7, 1.42, stoneNaga)
      joint(k)
      airRoots(
        k,
        '#123c44',
        '60 -4 20 .5 -1 128 -4 24 .6 1 88 -4 30 .35 1 92.5 -4 22 .3 -1 106 -4 36 .4 -1 110 -4 25 .3 1 101 -4 19 .25 .6',
      )
      airRoots(k, '#0d2c38', '15 -4 50 .9 -2 149 -4 30 .8 2 154 -4 40 .7 -1.5')
      leafEdge(
        k,
        '#18484e',
        smooth(
          points(
            '168 -8 168 21 158 17 148 19 136 12 122 8 108 4 96 5 84 3 70 6 58 4 44 9 30 9 16 17 4 16 -8 23 -8 -8',
          ),
        ),
        { size: 4.2, seed: 51, from: 6, to: 90 },
      )
      leafEdge(
        k,
        '#0d2c38',
        smooth(
          points(
            '168 -8 168 15 158 9 146 11 134 5 120 2 108 -1 96 1 84 -2 70 1 56 -1 42 4 28 4 16 10 4 9 -8 16 -8 -8',
          ),
        ),
        {
          size: 4.4,
          seed: 33,
          from: 6,
          to: 90,
        },
      )
      for (const [x, y, list] of [
        [4, 94, [-0.2, -0.6, -1, -1.5]],
        [156, 95, [-1.5, -1.9, -2.4, -2.8]],
      ])
        for (const [i, a] of list.entries())
          frond(
            k,
            x,
            y,
            22 + ((i * 7) % 5),
            a,
            i % 2 ? ['#17444c', '#0f3040'] : ['#123844', '#0b2834'],
            {
              bend: Math.cos(a) > 0 ? 0.75 : -0.75,
              n: 15,
              wide: 0.17,
            },
          )
    })
    return finish(s, { vignette: 0.14 })
  },
}
