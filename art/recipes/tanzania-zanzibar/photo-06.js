import { field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import {
  basket,
  HORIZON,
  personShade,
  scaleAt,
  see,
  TABLES,
  table,
  tableShade,
  yard,
} from '../../things/coffee-tables.js'
import {
  bananaLeaf,
  bananaStem,
  farBelts,
  farmhouse,
  meru,
  nearBelt,
} from '../../things/meru-garden.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { honey } from './kit.js'

function farmers(k) {
  const rake = (c, j, flat) => {
    const [hx, hy] = j.armNear.hand
    stroke(c, flat ?? '#6c4438', 0.16, `M${hx - 0.7} ${hy - 0.5}L${hx + 2.6} ${hy + 1.3}`)
    stroke(c, flat ?? '#6c4438', 0.24, `M${hx + 2.4} ${hy + 1.7}L${hx + 2.8} ${hy + 0.9}`)
  }
  const [x, y] = see(-0.2, 0, 7.4)
  stand(
    k,
    x,
    y,
    1.64 * scaleAt(7.4),
    {
      ...POSES.stand,
      near: [16, 6],
      far: [-16, 10],
      skin: SKINS[3],
      top: ['#f4c24c', '#b87c38'],
      low: ['#3c7c9c', '#28527a'],
      hair: ['#2c1c2c', '#20142a'],
      hat: ['knit', '#f06048', '#b83848'],
      lean: 12,
      light: 1,
      armNear: [44, 30],
      armFar: [52, 24],
      shoe: '#3c2430',
      after: rake,
    },
    { flip: true },
  )
  const [gx, gy] = see(0.62, 0, 8.4)
  stand(k, gx, gy, 1.74 * scaleAt(8.4), {
    ...POSES.stand,
    near: [8, 2],
    far: [-12, 8],
    lean: 6,
    skin: SKINS[0],
    top: ['#f6efe0', '#b8a8b4'],
    low: ['#7c8ca8', '#545c84'],
    hair: ['#5c3c30', '#40282c'],
    hat: ['brim', '#f4dca0', '#b8905c'],
    light: 1,
    armNear: [40, 88],
    armFar: [48, 70],
    shoe: '#4c3434',
  })
}

/** The leaves of the banana under which we stand. */
function leaves(k) {
  const [near, mid] = [
    ['#2f5a45', '#1d3f3a', '#8fae5c'],
    ['#5d8c48', '#2c5a44', '#c2cc74'],
  ]
  bananaLeaf(k, 3, 5, 46, 8, -0.3, 0.95, mid, 4)
  bananaLeaf(k, 3, 7, 40, 7.6, 0.25, 0.85, near, 9)
  bananaLeaf(k, 2, 8, 34, 6, 1.05, 0.5, mid, 17)
  bananaStem(k, 1, 3, 96, 5)
  bananaLeaf(k, 2, 4, 62, 8.6, -0.36, 0.62, near, 13)
}

export default {
  alt: 'Mattina a Tengeru, tra i contadini del monte Meru: sui tavoli rialzati asciuga il caffè, una fila è rossa di ciliegie; una donna le rivolta col rastrello, un ospite prende in mano i chicchi e due ceste di ciliegie aspettano sul sentiero; dietro, la cima del Meru nel primo sole',
  paint(w, h) {
    const s = new Scene(w, h, { mood: honey, sun: [1.1, 0.3], horizon: HORIZON / 90 })
    sky(s, {
      clouds: 0,
      disc: 0,
      glowPower: 0.7,
      stops: [
        [0, '#2c86b4'],
        [0.45, '#84c0c8'],
        [0.8, '#f0e0b0'],
        [1, '#ffe4a8'],
      ],
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      meru(k)
    })
    s.wash(0.34, 0.5, ['#fbe6b8', 0], ['#fbe6b8', 0.7])
    f.draw(s.k, (k) => {
      yard(k)
      farBelts(k)
      farmhouse(k, 64, 50.6, 0.95)
      nearBelt(k)
      for (const t of TABLES) tableShade(k, t)
      personShade(k, -0.2, 7.4, 1.64)
      personShade(k, 0.62, 8.4, 1.74)
      table(k, TABLES[0])
      table(k, TABLES[3])
      table(k, TABLES[1])
      table(k, TABLES[2])
      farmers(k)
      basket(k, 0.42, 5.5, 1)
      basket(k, 0.5, 4.3, 1.08)
      leaves(k)
      for (const [x, y, q] of points('112 13 1 117.500 11 0.800 121 14 0.700', 3))
        path(
          k,
          '#4a6478',
          `M${x - q * 1.6} ${y - q * 0.4}Q${x - q * 0.5} ${y - q * 0.7} ${x} ${y}Q${x + q * 0.5} ${y - q * 0.8} ${x + q * 1.6} ${y - q * 0.6}Q${x + q * 0.4} ${y - q * 0.2} ${x} ${y + q * 0.5}Q${x - q * 0.4} ${y} ${x - q * 1.6} ${y - q * 0.4}Z`,
        )
    })
    return finish(s, { vignette: 0.12 })
  },
}
