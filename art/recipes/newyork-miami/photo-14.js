import { field, fill, path } from '../../core/field.js'
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
  front: '#ffc46c',
  bright: '#ffe09c',
  cast: '#dc8858',
  hole: '#8c4458',
  jamb: '#fff0bc',
  vault: '#b05c64',
}
const STEEL = { thin: 'rgba(124,52,104,.72)', sun: '#fff0c8', edge: '#d8848c' }
const ROADS = { road: '#8c5c98', dark: '#5c4488', girder: '#744c90', edge: '#f0b0a4' }
const WALK = {
  boards: '#f0a88c',
  joint: '#d88c84',
  cast: '#cc8088',
  under: '#4c3880',
  post: '#442c70',
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

/** Towers as pairs of left edge, width, height and kind of roof. */
const city = (k, c, list) => {
  for (const [x, w, y, roof] of list) {
    const m = x + w / 2
    const top =
      roof === 'step'
        ? `V${y + 3}H${x + w * 0.22}V${y}H${x + w * 0.78}V${y + 3}H${x + w}`
        : roof === 'spire'
          ? `V${y + 3.4}L${m - w * 0.16} ${y}L${m} ${y - 4.6}L${m + w * 0.16} ${y}L${x + w} ${y + 3.4}`
          : roof === 'cut'
            ? `V${y + 2.4}L${x + w} ${y}`
            : roof === 'one'
              ? `L${x + w * 0.2} ${y}H${m - 0.16}V${y - 5.4}H${m + 0.16}V${y}H${x + w * 0.8}L${x + w} 73`
              : `V${y}H${x + w}`
    path(k, c, `M${x} 73.4${top}V73.4Z`)
  }
}
/** Lower Manhattan before the sunset: a pale row and a nearer one with the towers that one knows. */
function shore(k) {
  city(k, '#f0a898', [
    [-4, 8, 63],
    [9, 5, 58, 'cut'],
    [19, 6, 60, 'step'],
    [31, 5, 57],
    [44, 7, 62, 'step'],
    [54, 7, 66],
    [72, 6, 66, 'step'],
    [98, 7, 65],
    [108, 8, 66],
    [126, 5, 62, 'step'],
    [136, 4, 56, 'spire'],
    [147, 6, 63],
    [156, 9, 60, 'cut'],
  ])
  city(k, '#d07c8c', [
    [-6, 6, 66],
    [1, 4.6, 62, 'step'],
    [6.4, 5, 66.6],
    [12.4, 5.4, 55, 'spire'],
    [18.6, 4.6, 64],
    [24, 6.4, 49, 'one'],
    [31.4, 4.4, 63, 'cut'],
    [36.6, 4, 60, 'spire'],
    [41.4, 6, 66],
    [48.4, 4.4, 64.6, 'step'],
    [53.4, 8, 69.6],
    [60, 18, 70.6],
    [80, 4, 67.6, 'step'],
    [86, 14, 70.4],
    [102, 5, 68],
    [108, 16, 70.8],
    [126, 6, 68.4],
    [133, 4.6, 64.6, 'step'],
    [139.4, 6, 68],
    [147, 4.4, 61, 'spire'],
    [152.4, 5, 66.6],
    [158, 8, 64, 'step'],
  ])
  path(k, '#a86484', 'M-6 72C10 71.400 40 71.800 80 72C110 71.600 140 72 168 71.400V74H-6Z')
}

/** Those on the boards; their shadows fall as those of the rail. */
const PEOPLE = [
  [
    -5.4,
    -30,
    1.7,
    wear('walk', 1, ['#f4a07c', '#a8607c'], ['#44548c', '#303c70'], { view: 'back' }),
  ],
  [
    -4.2,
    -31,
    1.62,
    wear('walkOther', 0, ['#f8d47c', '#b08870'], ['#5c5488', '#403c70'], {
      view: 'back',
      cut: 'long',
    }),
  ],
  [-1.9, -62, 1.75, wear('walk', 2, ['#6cc0b8', '#3c7c98'], ['#3c4478', '#2c3060'], {}), true],
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
    1.4,
    -77,
    1.14,
    wear('run', 0, ['#ffcc4c', '#c08454'], ['#e85c50', '#a03c5c'], {
      armNear: [-58, 40],
      armFar: [70, 40],
    }),
    true,
  ],
  [
    0.2,
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
  alt: 'Sera sulla passerella del ponte di Brooklyn verso Manhattan: l’ultimo sole accende la torre di pietra, i quattro grandi cavi e il ventaglio dei tiranti contro il cielo rosa; sulle assi, che si dividono sotto i due archi, qualcuno si ferma a guardare',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.2, 0.6], horizon: HORIZON / 90 })
    field(s).draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, HORIZON)
      for (const [a, c] of [
        [0, '#c4587c'],
        [0.4, '#e8848c'],
        [0.78, '#fcb498'],
        [1, '#ffd4a4'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      const river = k.createLinearGradient(0, HORIZON, 0, 90)
      river.addColorStop(0, '#fcc4a0')
      river.addColorStop(0.3, '#e08c94')
      river.addColorStop(1, '#8c5490')
      k.fillStyle = river
      k.fillRect(-5, HORIZON, 170, 20)
      shore(k)
      farWeb(k, '#d88090')
      roads(k, ROADS, TOWER, TILL)
      tower(k, SUN)
      roads(k, ROADS, FROM, TOWER + 7)
      web(k, STEEL)
      walk(k, WALK)
      for (const z of [-62, -80]) for (const x of [-2.7, 2.7]) lamp(k, x, z, WALK)
      for (const [x, z, high, o, flip] of PEOPLE) {
        const [px, py, q] = P(x, 0, z)
        stand(k, px, py, high * q, o, { flip, fall: [1.2, -0.3], shade: WALK.cast })
      }
    })
    return finish(s, { vignette: 0.12 })
  },
}
