import { field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { doorWall, HORIZON, outside, scaleAt, see } from '../../things/sea-door.js'
import { furniture, hall, lamp, onTiles, tiles } from '../../things/sea-hall.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { clearDay } from './kit.js'

/** The carver on one knee at the door's leaf, as outline for his shadow. */
const KNEELING = points(
  '-0.400 0 -0.360 0.220 -0.200 0.420 -0.240 0.800 -0.140 0.980 -0.120 1.240 0.120 1.240 0.120 1 0.300 0.860 0.560 0.980 0.600 0.860 0.300 0.620 0.240 0.420 0.420 0.380 0.440 0',
)

function carver(k) {
  const [X, Z] = [0.42, 4.7]
  onTiles(k, X, Z, KNEELING, '#6b4468')
  const [x, y] = see(X, 0, Z)
  stand(k, x, y, 1.6 * scaleAt(Z), {
    ...POSES.kneel,
    skin: ['#8a4f3c', '#4c2c38'],
    top: ['#fff2d8', '#a48aa4'],
    low: ['#3f88a0', '#274c6c'],
    hair: ['#2c1c2c', '#20142a'],
    shoe: SKINS[3][1],
    hat: ['cap', '#fffaf0'],
    light: -1,
    armNear: [40, 76],
    armFar: [74, 16],
    after: (c, j) => {
      const [hx, hy] = j.armNear.hand
      stroke(c, '#6c4440', 0.22, `M${hx - 0.3} ${hy + 0.4}L${hx + 0.5} ${hy - 0.9}`)
      path(
        c,
        '#d8a468',
        `M${hx - 0.1} ${hy - 1.5}L${hx + 1.1} ${hy - 0.9}L${hx + 0.8} ${hy - 0.3}L${hx - 0.4} ${hy - 0.9}Z`,
      )
      const [fx, fy] = j.armFar.hand
      stroke(c, '#d8dce4', 0.2, `M${fx - 0.3} ${fy + 0.1}L${fx + 0.9} ${fy - 0.3}`)
    },
  })
}

export default {
  alt: 'Dall’ombra dell’atrio di una casa di Stone Town, il grande portone intagliato aperto sul mare: i vetri colorati della lunetta si accendono, la luce scende sulle piastrelle bianche e nere, un artigiano rifinisce un battente mentre fuori passa un dhow',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...clearDay, disc: 0 },
      sun: [0.4, 0.2],
      horizon: HORIZON / 90,
    })
    s.k.fillStyle = '#1a1230'
    s.k.fillRect(0, 0, w, h)
    const f = field(s)
    f.draw(s.k, (k) => {
      outside(k)
      hall(k)
      tiles(k)
      doorWall(k)
      furniture(k)
      carver(k)
      lamp(k)
    })
    return finish(s, { vignette: 0.16, bloom: 0.26, threshold: 0.8 })
  },
}
