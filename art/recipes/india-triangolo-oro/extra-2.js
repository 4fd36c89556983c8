import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { perched } from '../../things/peacock-perch.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import {
  backAt,
  farWall,
  gallery,
  halfAt,
  ledge,
  metre,
  P,
  POOL,
  shadeOnFar,
  sideWall,
} from '../../things/stepwell.js'

const lowSun = {
  ...moods.golden,
  disc: 0,
  finish: { bloom: 0.1, threshold: 0.92, vignette: 0.16, cool: '#20104c' },
}

const SUN = {
  wall: '#d08c58',
  front: '#f4bc7c',
  tread: '#ffe6b4',
  ledge: '#f8d09a',
  cast: '#a86454',
}
const LEFT = {
  wall: '#e09c60',
  front: '#fcca88',
  tread: '#ffedc4',
  ledge: '#fcdca8',
  end: '#bc7854',
  cast: '#c88458',
}
const SHADE = { wall: '#4c3a66', front: '#66507c', tread: '#90789e', ledge: '#78628e' }
const RIGHT = {
  wall: '#40305a',
  front: '#574470',
  tread: '#806a96',
  ledge: '#685482',
  end: '#34284e',
}

/** A pot of brass on the head. */
const pot = (k, { head: [x, y] }, flat) => {
  path(
    k,
    flat ?? '#a0603c',
    `M${x - 0.5} ${y - 0.5}C${x - 1.1} ${y - 0.9} ${x - 0.9} ${y - 1.7} ${x - 0.3} ${y - 1.7}L${x - 0.46} ${y - 2}H${x + 0.46}L${x + 0.3} ${y - 1.7}C${x + 0.9} ${y - 1.7} ${x + 1.1} ${y - 0.9} ${x + 0.5} ${y - 0.5}Z`,
  )
  if (!flat)
    path(
      k,
      '#ffd478',
      `M${x + 0.1} ${y - 0.5}C${x + 0.5} ${y - 0.9} ${x + 0.4} ${y - 1.5} ${x} ${y - 1.7}H${x + 0.3}C${x + 0.9} ${y - 1.7} ${x + 1.1} ${y - 0.9} ${x + 0.5} ${y - 0.5}Z`,
    )
}

/** X, storey, Z, pose, turned, looks. */
const PEOPLE = [
  [
    -2.7,
    5,
    backAt(5) - 0.6,
    'carryHead',
    true,
    {
      high: 1.75,
      skin: SKINS[2],
      top: ['#e83c44', '#a02048'],
      low: ['#e83c44', '#a02048'],
      hair: ['#2c2040', '#1c1434'],
      dress: 'sarong',
      after: pot,
    },
  ],
  [
    -1.1,
    5,
    backAt(5) - 0.6,
    'walk',
    true,
    {
      high: 1.2,
      skin: SKINS[2],
      top: ['#2c9c94', '#1c5c70'],
      low: ['#2c9c94', '#1c5c70'],
      hair: ['#2c2040', '#1c1434'],
      dress: 'skirt',
      cut: 'long',
    },
  ],
  [
    -halfAt(6) + 0.42,
    6,
    22.4,
    'point',
    false,
    {
      skin: SKINS[0],
      top: ['#fff8ec', '#b8a8bc'],
      low: ['#3c5c94', '#2c3c70'],
      hair: ['#8c5840', '#5c3438'],
      hat: ['brim', '#f8d890', '#b08858'],
    },
  ],
  [
    -halfAt(6) + 0.42,
    6,
    23.7,
    'camera',
    false,
    {
      skin: SKINS[1],
      top: ['#3c78b4', '#2c4c80'],
      low: ['#e8d0a8', '#a08878'],
      hair: ['#2c2040', '#1c1434'],
      pack: ['#d84c48', '#943050'],
    },
  ],
]

export default {
  alt: 'Il pozzo a gradini di Abhaneri, in India, con il sole basso: piramidi di scale una sull’altra, metà nella luce e metà nell’ombra, fino all’acqua verde; una donna in sari rosso con la sua bambina, un pavone su un gradino',
  paint(w, h) {
    const s = new Scene(w, h, { mood: lowSun, sun: [1.1, -0.2], horizon: 5 / 90 })
    const f = field(s)
    const clipTo = (k, list, draw) => {
      k.save()
      k.beginPath()
      for (const p of list) k.lineTo(...p)
      k.clip()
      draw()
      k.restore()
    }
    f.draw(s.k, (k) => {
      fill(k, '#f8dcb0', points('-5 -5 165 -5 165 95 -5 95'))
      gallery(k, {
        far: ['#e8ac74', '#7c4c60', '#ffd8a0', '#fce0b0'],
        left: ['#f0b87c', '#8c5464', '#ffe0ac', '#ffe6bc'],
        right: ['#54386c', '#34284e', '#7c5c8c', '#84648c'],
      })
      const all = (sign) => {
        const seen = (t) =>
          sign > 0 ? t : { ...t, ledge: t.wall, tread: t.front, cast: undefined }
        farWall(k, seen(SUN), sign)
        clipTo(k, shadeOnFar(sign), () => farWall(k, seen(SHADE), sign))
        sideWall(k, seen(LEFT), -1, sign)
        sideWall(k, seen(RIGHT), 1, sign)
      }
      all(1)
      fill(k, '#1c4c50', POOL)
      clipTo(k, POOL, () => {
        all(-1)
        fill(k, 'rgba(16,76,72,.62)', POOL)
      })
      for (const [X, storey, Z, pose, flip, o] of PEOPLE) {
        const [x, y] = P(X, ledge(storey), Z)
        const m = metre(Z)
        const [ex, ey] = P(X - 0.9, ledge(storey), Z + 0.3)
        stand(
          k,
          x,
          y,
          (o.high ?? 1.7) * m,
          { ...POSES[pose], ...o, light: 1 },
          { flip, fall: [(ex - x) / m, (ey - y) / m], shade: '#a86454' },
        )
      }
      const [px, py] = P(-halfAt(2) + 0.4, ledge(2), 23.6)
      at(k, px, py, 0.5, perched)
    })
    return finish(s)
  },
}
