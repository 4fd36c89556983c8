import { field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  FROM,
  farWeb,
  HORIZON,
  lamp,
  P,
  roads,
  TILL,
  TOWER,
  tower,
  walk,
  web,
} from '../../things/brooklyn-walk.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SUN = {
  front: '#f8b45c',
  bright: '#ffd88c',
  course: '#e09850',
  cast: '#c07050',
  hole: '#7c4450',
  jamb: '#ffc878',
  vault: '#a86058',
  line: 'rgba(150,72,72,.75)',
}
const SHADE = {
  front: '#5c74a4',
  bright: '#7088b4',
  course: '#50669a',
  cast: '#465a90',
  hole: '#34447c',
  jamb: '#6c84b0',
  vault: '#3c4c84',
}
const STEEL = { thin: 'rgba(44,72,124,.85)', sun: '#ffe4ac', edge: '#c88c64' }
const ROADS = { road: '#50649c', dark: '#3c4c88', girder: '#465890', edge: '#8c9cc0' }
const WALK = {
  boards: '#7c80ac',
  joint: '#646898',
  under: '#3c4880',
  post: '#34407c',
}

const wear = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#4c3448', '#2c2444'],
  shoe: '#242a54',
  top,
  low,
  light: -1,
  ...more,
})

/** Brooklyn far off, low and pale: roofs, a spire, the trees of its shore. */
function shore(k) {
  const roofs = points(
    '-6 72 -4 71 2 71 2 69.800 6 69.800 6 70.800 11 70.800 11 68.400 14 68.400 14 70.400 19 70.400 19 71.200 26 71.200 26 69.400 29 69.400 29.600 67.400 30.200 69.400 33 69.400 33 70.800 40 70.800 40 70 46 70 46 71.400 58 71.400 62 72 124 72 124 70.600 129 70.600 129 68.800 133 68.800 133 70.400 140 70.400 140 67.600 143.500 67.600 143.500 69.800 149 69.800 149 71 156 71 156 69.600 160 69.600 160 70.600 168 70.600 168 74 -6 74',
  )
  fill(k, '#d4b8b4', roofs)
  path(
    k,
    '#8cacb0',
    'M-6 72.400C6 71.600 16 72.200 28 71.800C40 71.600 54 72.400 66 72.600V74H-6ZM120 72.600C132 71.600 146 72 168 71.400V74H120Z',
  )
}

/** Those on the boards; in the shade they leave only a soft dark at their feet. */
const PEOPLE = [
  [
    -1.5,
    -42,
    1.7,
    wear('walk', 1, ['#f4a07c', '#a8607c'], ['#44548c', '#303c70'], { view: 'back' }),
  ],
  [
    -0.5,
    -42.6,
    1.62,
    wear('walkOther', 0, ['#f8d47c', '#b08870'], ['#5c5488', '#403c70'], {
      view: 'back',
      cut: 'long',
    }),
  ],
  [1.5, -56, 1.75, wear('walk', 2, ['#6cc0b8', '#3c7c98'], ['#3c4478', '#2c3060'], {}), true],
  [
    -1.9,
    -84.4,
    1.78,
    wear('camera', 1, ['#fff0d8', '#a8a8c8'], ['#3c5090', '#2c3a70'], {
      near: [8, 2],
      far: [-13, 5],
      nod: -16,
      lean: -4,
      after: (c, j, flat) =>
        fill(
          c,
          flat ?? '#2c3464',
          [
            [-0.3, -0.3],
            [0.3, -0.3],
            [0.3, 0.2],
            [-0.3, 0.2],
          ].map(([x, y]) => [j.armFar.hand[0] + x, j.armFar.hand[1] + y]),
        ),
    }),
  ],
  [
    1.2,
    -80.4,
    1.14,
    wear('run', 0, ['#ffcc4c', '#c08454'], ['#e85c50', '#a03c5c'], {
      armNear: [-58, 40],
      armFar: [70, 40],
    }),
    true,
  ],
  [
    1.9,
    -85.6,
    1.66,
    wear('point', 2, ['#f0604c', '#a83c5c'], ['#f8e4cc', '#a89cbc'], {
      dress: 'skirt',
      cut: 'long',
      armFar: [136, 8],
      nod: -18,
      near: [8, 2],
      far: [-12, 4],
    }),
    true,
  ],
]

export default {
  alt: 'Sera sulla passerella del ponte di Brooklyn: l’ultimo sole accende la torre di pietra e i cavi a ventaglio, e i grattacieli di Manhattan vi disegnano sopra la loro ombra; sulle assi già blu qualcuno si ferma a guardare',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.2, 0.6], horizon: HORIZON / 90 })
    field(s).draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, HORIZON)
      for (const [a, c] of [
        [0, '#1f7098'],
        [0.4, '#5cacb4'],
        [0.72, '#c4dcc0'],
        [0.9, '#fbd8b0'],
        [1, '#f8c0a4'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      const river = k.createLinearGradient(0, HORIZON, 0, 90)
      river.addColorStop(0, '#b0c4bc')
      river.addColorStop(0.3, '#6c9cb0')
      river.addColorStop(1, '#34709c')
      k.fillStyle = river
      k.fillRect(-5, HORIZON, 170, 20)
      shore(k)
      farWeb(k, '#7ca8b4')
      roads(k, ROADS, TOWER, TILL)
      tower(k, SUN, SHADE)
      roads(k, ROADS, FROM, TOWER + 7)
      web(k, STEEL)
      walk(k, WALK)
      for (const z of [-34, -58, -80]) for (const x of [-2.7, 2.7]) lamp(k, x, z, WALK)
      for (const [x, z, high, o, flip] of PEOPLE) {
        const [px, py, q] = P(x, 0, z)
        path(
          k,
          'rgba(44,48,104,.45)',
          `M${px - 0.5 * q} ${py}a${0.6 * q} ${0.07 * q} 0 1 0 ${1.2 * q} 0a${0.6 * q} ${0.07 * q} 0 1 0 ${-1.2 * q} 0Z`,
        )
        stand(k, px, py, high * q, o, { flip })
      }
    })
    return finish(s, { vignette: 0.12 })
  },
}
