import { blend } from '../../core/colour.js'
import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { perched } from '../../things/peacock-perch.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import {
  BACK,
  farWall,
  halfAt,
  ledge,
  metre,
  P,
  POOL,
  rim,
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
  lip: '#fbd49a',
  front: '#f4bc7c',
  tread: '#ffe6b4',
  ledge: '#f8d09a',
  cast: '#a86454',
}
const LEFT = {
  wall: '#e09c60',
  lip: '#ffdfa6',
  front: '#fcca88',
  tread: '#ffedc4',
  ledge: '#fcdca8',
  end: '#bc7854',
  cast: '#c88458',
}
const SHADE = {
  wall: '#4c3a66',
  lip: '#6f5986',
  front: '#66507c',
  tread: '#90789e',
  ledge: '#78628e',
}
const RIGHT = {
  wall: '#40305a',
  lip: '#60497a',
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

/** The same tones as the green water gives them back. */
const wet = (t, water, much) =>
  Object.fromEntries(Object.entries(t).map(([key, c]) => [key, blend(c, water, much)]))

/** X, storey, Z, pose, turned, looks. */
const PEOPLE = [
  [
    -5.7,
    0,
    BACK - 0.75,
    'carryHead',
    false,
    {
      high: 1.72,
      skin: SKINS[2],
      top: ['#f0384c', '#a81c4c'],
      low: ['#f0384c', '#a81c4c'],
      hair: ['#2c2040', '#1c1434'],
      dress: 'sarong',
      after: pot,
    },
  ],
  [
    -4.3,
    0,
    BACK - 0.7,
    'walk',
    false,
    {
      high: 1.15,
      skin: SKINS[2],
      top: ['#2cac9c', '#1c6474'],
      low: ['#2cac9c', '#1c6474'],
      hair: ['#2c2040', '#1c1434'],
      dress: 'skirt',
      cut: 'long',
    },
  ],
]

const clipTo = (k, list, draw) => {
  k.save()
  k.beginPath()
  for (const p of list) k.lineTo(...p)
  k.clip()
  draw()
  k.restore()
}

/** All walls, upright or (sign -1) as the water sees them. */
function walls(k, sign) {
  const as = (t, water, much) =>
    sign > 0 ? t : { ...wet({ ...t, ledge: t.wall, tread: t.front }, water, much), cast: undefined }
  const [lit, dark] = ['#2c6c58', '#123c4c']
  farWall(k, as(SUN, lit, 0.56), sign)
  clipTo(k, shadeOnFar(sign), () => farWall(k, as(SHADE, dark, 0.5), sign))
  sideWall(k, as(LEFT, lit, 0.8), -1, sign)
  sideWall(k, as(RIGHT, dark, 0.8), 1, sign)
}

/** Those who walk on the rim, and (sign -1) their mirror. */
function people(k, sign) {
  for (const [X, storey, Z, pose, flip, o] of PEOPLE) {
    const [x, y] = P(X, ledge(storey), Z)
    const m = metre(Z)
    const [ex, ey] = P(X - 0.9, ledge(storey), Z + 0.3)
    const looks = { ...POSES[pose], ...o, light: 1 }
    const tall = (o.high ?? 1.7) * m
    if (sign > 0)
      stand(k, x, y, tall, looks, { flip, fall: [(ex - x) / m, (ey - y) / m], shade: '#b87858' })
    else {
      k.save()
      k.translate(0, y * 2)
      k.scale(1, -1)
      stand(k, x, y, tall, looks, { flip })
      k.restore()
    }
  }
}

export default {
  alt: 'Il pozzo a gradini di Abhaneri, in India, visto dal bordo dell’acqua: piramidi di scale una sull’altra, metà al sole e metà in ombra, si specchiano intere nell’acqua verde e calma; una donna in sari rosso con un vaso sul capo passa con la sua bambina, un pavone su un gradino',
  paint(w, h) {
    const s = new Scene(w, h, { mood: lowSun, sun: [1.1, -0.2], horizon: 21 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      walls(k, 1)
      rim(k, '#fcdca8', '#6c5480')
      clipTo(k, POOL, () => {
        fill(k, '#1c4c50', points('-5 -5 165 -5 165 95 -5 95'))
        walls(k, -1)
        k.globalAlpha = 0.5
        people(k, -1)
        k.globalAlpha = 1
        const deep = k.createLinearGradient(0, 48, 0, 90)
        deep.addColorStop(0, 'rgba(12,56,64,0)')
        deep.addColorStop(1, 'rgba(12,56,64,.7)')
        k.fillStyle = deep
        k.fillRect(-5, 40, 170, 60)
        for (const [x, y, half, c] of [
          [62, 55, 4, '#b4bc84'],
          [50, 62, 7, '#a0b07c'],
          [108, 68, 8, '#44687c'],
          [66, 77, 12, '#6c9070'],
        ])
          lens(k, c, x, y, half, 0.2 + half * 0.01)
      })
      people(k, 1)
      const [px, py] = P(-halfAt(1) + 0.78, ledge(1), 14.05)
      at(k, px, py, 0.62, perched)
    })
    return finish(s)
  },
}
