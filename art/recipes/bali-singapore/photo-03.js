import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { bay, headland, manta, ocean, SEA, spinePath } from '../../things/kelingking.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const who = (pose, n, top, shade, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top: [top, shade],
  low: ['#4c6490', '#34446c'],
  hair: n ? ['#3c2834', '#281c28'] : ['#a8703c', '#74483c'],
  light: 1,
  ...more,
})

/** The edge of the cliff where we stand, in the shade of the trees: path, rail of bamboo, leaves. */
function lookout(k) {
  fill(k, '#143c44', rough(points('-6 62 4 62 12 65 20 70 28 74 36 80 46 88 52 98 -6 98'), 0.5, 3))
  fill(
    k,
    '#8c7468',
    rough(points('-6 69 4 69.500 14 73 24 78.500 34 85 42 92 44 98 -6 98'), 0.3, 4),
  )
  fill(
    k,
    '#e0b88c',
    rough(points('-6 71 6 72.500 16 77 26 83 34 89 38 95 32 98 14 98 8 90 -6 84'), 0.3, 5),
  )
  const r = random(8)
  for (const [x, y, q] of points(
    '2 63.500 2.600 9 65.500 2.400 16 69 2.400 23 72.500 2.200 30 77.500 2.200 37 82.500 2.400 44 89 2.800 49 95 3 -3 66 3',
    3,
  ))
    clump(k, x, y, q, ['#103840', '#1f5850', '#4c8c50'], r() * 6, { side: 1 })
}

/** Posts and two bars of bamboo before those who look. */
function rail(k) {
  const list = points('-4 72 7 75 18 80.500 28 87 36 95')
  for (const [dy, w] of [
    [-6, 0.8],
    [-3.2, 0.6],
  ]) {
    stroke(k, '#7c5844', w, `M${list.map(([x, y]) => `${x} ${y + dy}`).join('L')}`)
    stroke(
      k,
      '#f0cc88',
      w * 0.42,
      `M${list.map(([x, y]) => `${x + 0.1} ${y + dy - w * 0.22}`).join('L')}`,
    )
  }
  for (const [x, y] of list) {
    stroke(k, '#7c5844', 1, `M${x} ${y + 1}V${y - 7}`)
    stroke(k, '#f0cc88', 0.4, `M${x + 0.24} ${y + 0.6}V${y - 7}`)
  }
}

/** The branch over us. */
function branch(k) {
  const r = random(3)
  for (const [d, w] of [
    ['M-4 -2C12 4 24 4 40 1', 1.2],
    ['M10 2.600C16 8 22 10 28 10.500', 0.7],
    ['M-4 8C2 12 6 15 8 20', 0.8],
  ])
    stroke(k, '#173038', w, d)
  for (const [x, y, n] of points(
    '6 1.500 9 14 4 10 22 4 10 30 3 10 38 1.500 9 20 8.500 9 27 10.500 9 4 14 9 8 20 9 46 -1 9',
    3,
  ))
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.28 + r()
      const l = 2.6 + r() * 2.6
      const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.8 + l * 0.2]
      path(
        k,
        ['#143c44', '#1f5850', '#34744c'][i % 3],
        `M${x} ${y}Q${x + Math.cos(a - 0.5) * l * 0.7} ${y + Math.sin(a - 0.5) * l * 0.6} ${ex} ${ey}Q${x + Math.cos(a + 0.5) * l * 0.7} ${y + Math.sin(a + 0.5) * l * 0.6} ${x} ${y}Z`,
      )
    }
}

export default {
  alt: 'Il promontorio di Kelingking a Nusa Penida visto dal belvedere: come un grande dinosauro allunga il muso nel mare blu cobalto; il sentiero corre sulla cresta del collo, sotto c’è la spiaggia bianca e nella baia passano due mante',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.9, 0.05], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      ocean(k)
      bay(k)
      headland(k)
      spinePath(k)
      for (const [x, y, high, o, flip] of [
        [
          76.2,
          81,
          3.4,
          who('walk', 1, '#f0705c', '#a84458', { view: 'back', pack: ['#f4c050', '#b07c48'] }),
        ],
        [76.2, 76, 2.9, who('walkOther', 0, '#fff4dc', '#c0a8a8', { view: 'back' })],
        [75.4, 69.5, 2.4, who('walk', 2, '#4c8cc8', '#34588c')],
        [77.8, 53, 1.5, who('walk', 1, '#f4c050', '#b07c48')],
        [79.2, 49.5, 1.4, who('walk', 1, '#f0705c', '#a84458')],
        [110, 80, 1.8, who('walk', 1, '#f0705c', '#a84458')],
        [112.5, 82, 1.8, who('stand', 0, '#4c8cc8', '#34588c')],
      ])
        stand(k, x, y, high, o, { flip, fall: x > 100 ? [0.8, 0.2] : undefined, shade: '#c8a888' })
      // Mantas in the bay, their shadows below them.
      for (const [x, y, q, a] of points('139 74 0.620 0.900 147 82.500 0.500 0.700', 4)) {
        for (const [dx, dy, c] of [
          [-1.6, 1.4, 'rgba(16,72,140,.35)'],
          [0, 0, '#1c4888'],
        ]) {
          k.save()
          k.translate(x + dx, y + dy)
          k.scale(1, 0.7)
          k.rotate(a)
          k.scale(q, q)
          manta(k, c)
          k.restore()
        }
      }
      // A boat leaves its wake on the blue.
      path(
        k,
        'rgba(240,252,255,.75)',
        'M149 36.300C153 36.600 160 38.600 168 38.400C160 40 154 38.600 148 37.200Z',
      )
      path(
        k,
        '#fff8ec',
        'M142.500 36.800L149 36.400L147.500 35.400H143.600ZM144.500 35.400L145.200 34.300H146.800L147 35.400Z',
      )
      path(k, '#e8604c', 'M142.500 36.800L149 36.400L148.400 37.200H143.200Z')
      lookout(k)
      rail(k)
      const fall = { fall: [-0.5, 0.14], shade: '#a87c70' }
      stand(
        k,
        12,
        82,
        10.4,
        who('point', 0, '#f0705c', '#a84458', {
          cut: 'long',
          hat: ['brim', '#fff0d0', '#d0ac88'],
          armFar: [82, 6],
        }),
        fall,
      )
      stand(
        k,
        20.5,
        87.5,
        10.8,
        who('camera', 1, '#f4c868', '#b08850', { pack: ['#4c8cc8', '#34588c'] }),
        fall,
      )
      branch(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
